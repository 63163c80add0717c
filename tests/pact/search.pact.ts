// What the application relies on in the search service, called by the vendor's client.
import { MatchersV3 as M } from '@pact-foundation/pact'
import { describe } from 'vitest'
import type { Args, operations } from '../../src/api/generated/search.types.ts'
import { type Question, search as ask } from '../../src/api/services/search.ts'
import { config } from '../../src/config.ts'
import { provider } from './provider.ts'

const search = provider<operations>({
  name: 'search',
  isSignedIn: false,
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

describe('Search', () => {
  search(
    'search',
    200,
    ['course {id} exists', 'occurrence {id} exists', 'certification {id} exists'],
    { body: 'bothIndexes' },
    { name: 'both indexes', example: 'bothIndexes' },
  )
  search(
    'search',
    200,
    ['course {id} exists', 'occurrence {id} exists'],
    { body: 'classesByDate' },
    { name: 'classes by date', example: 'classesByDate' },
  )
  search('search', 400, [], { body: 'unknownFilter' })
  search('search', 404, [], { body: 'unknownIndex' })
})
