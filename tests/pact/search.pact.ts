// What the application relies on in the search service, called by the vendor's client.
import { MatchersV3 as M } from '@pact-foundation/pact'
import { describe } from 'vitest'
import type { Args, operations } from '../../src/api/generated/search.types.ts'
import { type Question, search as ask } from '../../src/api/services/search.ts'
import { config } from '../../src/config.ts'
import { provider } from './provider.ts'

const search = provider<operations>({
  name: 'search',
  calls: {
    search: async ({ body }: Args<'search'>) => ({ results: await ask(body.requests as Question[]) }),
  },
  headers: {},
  query: {
    'x-algolia-agent': M.string('Algolia for JavaScript'),
    'x-algolia-api-key': config.searchKey,
    'x-algolia-application-id': config.searchAppId,
  },
  isText: true,
  errorsIn: ({ message }: { message: string }, status) => [{ status: String(status), message }],
})
const isSignedIn = false

describe('Search', () => {
  search('search', 200, {
    name: 'both indexes',
    given: ['course {id} exists', 'occurrence {id} exists', 'certification {id} exists'],
    args: { body: 'bothIndexes' },
    example: 'bothIndexes',
    isSignedIn,
  })
  search('search', 200, {
    name: 'classes by date',
    given: ['course {id} exists', 'occurrence {id} exists'],
    args: { body: 'classesByDate' },
    example: 'classesByDate',
    isSignedIn,
  })
  search('search', 400, { given: [], args: { body: 'unknownFilter' }, isSignedIn })
  search('search', 404, { given: [], args: { body: 'unknownIndex' }, isSignedIn })
})
