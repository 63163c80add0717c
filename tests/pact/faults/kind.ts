import { operationAt } from '../../../contracts/reader/contracts.ts'
import type { Interaction } from '../files.ts'
import { type Answer, empty, json, withBody } from './answer.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { changed, type Node, nodesOf } from './nodes.ts'

/** One thing that a provider does wrong, as a change to the request on its way in or to the response on its way out. */
export type Fault = {
  /** The place in the body, or the part of the exchange that is wrong. */
  where: string
  /** The kind of value there and the rules it is compared with. Faults of one kind that agree in this need one trial. */
  group: string
  onRequest?: (url: URL) => void
  /** Returns the changed response; undefined drops the connection. */
  onAnswer?: (answer: Answer) => Answer | undefined
}
export type Kind = {
  /** What a provider with this fault does. */
  name: string
  faultsOf: (interaction: Interaction) => Fault[]
  /** Why a verification may pass in spite of it. Without a reason, the verification must fail. */
  mayPass?: string
}

export const bodyOf = ({ response }: Interaction): unknown => response.body?.content
export const hasBody = (interaction: Interaction) => bodyOf(interaction) !== undefined
export const isSuccess = ({ response }: Interaction) => response.status < 300
/** The REST operation of an interaction; undefined for GraphQL. */
export const operationOf = ({ request }: Interaction) => operationAt(request.method, request.path)
export const isRest = (interaction: Interaction) => operationOf(interaction) !== undefined
export const refuses = (status: number) => (interaction: Interaction) =>
  isRest(interaction) && interaction.response.status === status

function nodesIn(interaction: Interaction): Node[] {
  const operation = operationOf(interaction)
  const { media } = operation?.responses[interaction.response.status] ?? {}
  return hasBody(interaction) ? nodesOf(operation?.contract, media?.schema, bodyOf(interaction)) : []
}

const nameOf = ({ path }: Node) =>
  path.map((step) => (typeof step === 'object' ? `(${step.type})` : step)).join('.') || 'the document'

/** The path of a place, as the rules of a Pact write it. Undefined inside a list of several types. */
function rulePath({ path }: Node): string | undefined {
  let text = '$'
  for (const step of path) {
    if (typeof step === 'object') return undefined
    text += typeof step === 'number' ? '[*]' : `.${step}`
  }
  return text
}

function valueOf({ value, schema }: Node): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length ? 'list' : 'empty list'
  return [typeof value, schema.format, schema.enum && 'enum', schema.pattern && 'pattern']
    .filter(Boolean)
    .join(' ')
}

function rulesOf(node: Node, { response: { matchingRules } }: Interaction): string {
  const path = rulePath(node)
  if (path === undefined) return 'in a mixed list'
  const matchers = matchingRules?.body?.[path]?.matchers
  return matchers?.map(({ match }) => match).join(' and ') ?? 'equality'
}

/** Whether a place must have exactly this value, for example because the request sent it. */
export const isExact = (node: Node, interaction: Interaction) => rulesOf(node, interaction) === 'equality'

const groupOf = (node: Node, interaction: Interaction) => `${valueOf(node)}, ${rulesOf(node, interaction)}`

/** A fault at each place in the body that `fits`. A change to undefined omits the value. */
export const at = (
  name: string,
  fits: (node: Node, interaction: Interaction) => boolean,
  change: (value: unknown) => unknown,
): Kind => ({
  name,
  faultsOf: (interaction) =>
    nodesIn(interaction)
      .filter((node) => fits(node, interaction))
      .map((node) => ({
        where: nameOf(node),
        group: groupOf(node, interaction),
        onAnswer: (answer) => withBody(answer, changed(answer.body, node.path, change)),
      })),
})

/** A fault in the response as a whole. */
export const whole = (
  name: string,
  fits: (interaction: Interaction) => boolean,
  change: (answer: Answer, interaction: Interaction) => Answer | undefined,
): Kind => ({
  name,
  faultsOf: (interaction) =>
    fits(interaction)
      ? [{ where: 'the answer', group: 'the answer', onAnswer: (answer) => change(answer, interaction) }]
      : [],
})

/** Whether a request asks for future classes. If a course has no others, its list is the same without this filter. */
export const asksForFuture = ({ request }: Interaction) => request.query?.['filter']?.[0] === 'future'

/** A fault that ignores parameters of the query. */
export const ignoring = (
  name: string,
  fits: (interaction: Interaction) => boolean,
  ...parameters: string[]
): Kind => ({
  name,
  faultsOf: (interaction) =>
    isSuccess(interaction) &&
    fits(interaction) &&
    parameters.some((parameter) => interaction.request.query?.[parameter])
      ? [
          {
            where: `the query ${parameters.join(', ')}`,
            group: 'the query',
            onRequest: ({ searchParams }) =>
              parameters.forEach((parameter) => searchParams.delete(parameter)),
          },
        ]
      : [],
})

/** The success response of the operation that an interaction calls. */
export function successOf(interaction: Interaction): Answer {
  const operation = operationOf(interaction)
  if (!operation) throw new Error(`${interaction.description} is not a REST call.`)
  const [example] = Object.values(operation.responses[operation.success]?.media?.examples ?? {})
  return example ? json(operation.success, example.value) : empty(operation.success)
}

/** The entries of an error document; undefined for any other body. */
export const errorsIn = (body: unknown): Record<string, unknown>[] | undefined =>
  isRecord(body) && Array.isArray(body['errors']) ? (body['errors'] as Record<string, unknown>[]) : undefined

export const hasErrors = (interaction: Interaction) => errorsIn(bodyOf(interaction)) !== undefined
