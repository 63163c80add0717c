import { operationAt } from '../../../contracts/reader/contracts.ts'
import type { Interaction } from '../files.ts'
import { type Answer, empty, json, withBody } from './answer.ts'
import { changed, isRecord, type Node, nodesOf } from './nodes.ts'

/** One thing wrong with a provider: with the request on its way in, or with the answer on its way out. */
export type Fault = {
  /** The place of the body, or what is wrong as a whole. */
  where: string
  onRequest?: (url: URL) => void
  /** Undefined loses the connection. */
  onAnswer?: (answer: Answer) => Answer | undefined
}
export type Kind = {
  /** What such a provider does. */
  name: string
  faultsOf: (interaction: Interaction) => Fault[]
  /** Why a verification passes all the same; without it, it must fail. */
  mayPass?: string
}

export const bodyOf = ({ response }: Interaction): unknown => response.body?.content
export const hasBody = (interaction: Interaction) => bodyOf(interaction) !== undefined
export const isSuccess = ({ response }: Interaction) => response.status < 300
/** Undefined for GraphQL. */
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

/** Wrong at each place that `fits`. A change to undefined leaves the value out. */
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
        onAnswer: (answer) => withBody(answer, changed(answer.body, node.path, change)),
      })),
})

/** Wrong as a whole. */
export const whole = (
  name: string,
  fits: (interaction: Interaction) => boolean,
  change: (answer: Answer, interaction: Interaction) => Answer | undefined,
): Kind => ({
  name,
  faultsOf: (interaction) =>
    fits(interaction) ? [{ where: 'the answer', onAnswer: (answer) => change(answer, interaction) }] : [],
})

/** The classes ahead: of a course that has no others, its list is the same without this filter. */
export const asksForFuture = ({ request }: Interaction) => request.query?.['filter']?.[0] === 'future'

/** Does not look at parameters of the query. */
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
            onRequest: ({ searchParams }) =>
              parameters.forEach((parameter) => searchParams.delete(parameter)),
          },
        ]
      : [],
})

/** What the operation of an interaction answers when all goes well. */
export function successOf(interaction: Interaction): Answer {
  const operation = operationOf(interaction)
  if (!operation) throw new Error(`${interaction.description} is no REST call`)
  const [example] = Object.values(operation.responses[operation.success]?.media?.examples ?? {})
  return example ? json(operation.success, example.value) : empty(operation.success)
}

/** The entries of a refusal. */
export const errorsIn = (body: unknown): Record<string, unknown>[] | undefined =>
  isRecord(body) && Array.isArray(body['errors']) ? (body['errors'] as Record<string, unknown>[]) : undefined

export const hasErrors = (interaction: Interaction) => errorsIn(bodyOf(interaction)) !== undefined
