import type { Violation } from '../../contracts/reader/validate.ts'
import type {
  Answer,
  Args,
  OperationId,
  SearchRequest,
  SearchResult,
} from '../../src/api/generated/search.types.ts'
import type { AnyHandler, Context } from '../handler.ts'
import { ServiceRefusal } from '../refusal.ts'
import { find } from './search/find.ts'
import { parametersOf, questionOf, textOf, UnreadableParameter } from './search/question.ts'
import { searchIndexes } from './search/records.ts'

const refusal = (status: number, message: string) => new ServiceRefusal(status, message, { message, status })

function read(parameters: Record<string, unknown>) {
  try {
    return questionOf(parameters)
  } catch (error) {
    if (error instanceof UnreadableParameter) throw refusal(400, error.message)
    throw error
  }
}

function resultOf(request: SearchRequest, { db, now }: Context): SearchResult {
  const { indexName } = request
  const indexOf = Object.hasOwn(searchIndexes, indexName) ? searchIndexes[indexName] : undefined
  if (!indexOf) throw refusal(404, `Index ${indexName} does not exist`)
  const parameters = parametersOf(request)
  const question = read(parameters)
  return {
    index: indexName,
    query: question.query,
    params: textOf(parameters),
    ...find(indexOf(db, now), question),
    processingTimeMS: 1,
    exhaustiveNbHits: true,
  }
}

/** The multi-query call of the Algolia protocol, run on the live data. */
export const search = {
  search: ({ body }: Args<'search'>, context: Context): Answer<'search'> => ({
    results: body.requests.map((request) => resultOf(request, context)),
  }),
} satisfies Record<OperationId, AnyHandler>

export const invalidSearch = (violations: Violation[]) =>
  refusal(400, violations.map(({ field, message }) => `${field}: ${message}`).join(', '))
