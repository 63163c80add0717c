// The refusals that the contracts document, and which of them an answer is.
import { operations } from '../../../contracts/reader/contracts.ts'
import type { Operation } from '../../../contracts/reader/openapi.ts'
import { documentedOutcomes, outcomesOf } from '../../pact/outcomes.ts'

type Item = { message?: string; field?: string }
type Document = { errors?: Item[] }

const isRefusal = (outcome: string) => !/ (2\d\d|data at \S+)$/.test(outcome)

/** The reasons of a status by their name, if the contract gives several. */
function reasonsOf({ responses }: Operation, status: number | string): [name: string, document: Document][] {
  const reasons = Object.entries(responses[status]?.media?.examples ?? {})
  return reasons.length > 1 ? reasons.map(([name, { value }]) => [name, value as Document]) : []
}

/** Every refusal in the contracts: `getCourse 404`, `me UNAUTHENTICATED`, and with each of several reasons `createReply 409 full`. */
export const documentedRefusals = (): string[] =>
  documentedOutcomes()
    .filter(isRefusal)
    .flatMap((outcome) => {
      const [id, status = ''] = outcome.split(' ')
      const operation = operations.find((one) => one.id === id)
      const reasons = operation ? reasonsOf(operation, status) : []
      return reasons.length ? reasons.map(([name]) => `${outcome} ${name}`) : [outcome]
    })

/** What a person reads of a refusal, without its numbers. */
const wordsOf = ({ errors: [first] = [] }: Document) =>
  `${first?.field ?? ''} ${first?.message ?? ''}`.replaceAll(/\d+/g, '#')

/** The call and its answer. */
export type Exchange = { method: string; path: string; query?: string; status: number; document: unknown }

/** The documented refusals in an answer: none in a success, and none for words that the contract does not have. */
export function refusalsIn({ method, path, query, status, document }: Exchange): string[] {
  const content = (document ?? {}) as Document
  return outcomesOf({
    description: '',
    request: { method, path, ...(query !== undefined && { body: { content: { query } } }) },
    response: { status, body: { content } },
  })
    .filter(isRefusal)
    .flatMap((outcome) => {
      const operation = operations.find(({ id }) => outcome === `${id} ${status}`)
      const reasons = operation ? reasonsOf(operation, status) : []
      if (!reasons.length) return [outcome]
      const found = reasons.find(([, reason]) => wordsOf(reason) === wordsOf(content))
      return found ? [`${outcome} ${found[0]}`] : []
    })
}
