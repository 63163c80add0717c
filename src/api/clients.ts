import type { Client } from 'openapi-fetch'
import { retryImport } from '../lib/retry-import.ts'
import { connection, send, sendWithoutToken } from './connection.ts'
import type { paths as ContentPaths } from './generated/content.types.ts'
import type { paths as GeocodingPaths } from './generated/geocoding.types.ts'
import type { paths as LeadsPaths } from './generated/leads.types.ts'
import type { paths as TrainingPaths } from './generated/training.types.ts'

type Fetch = (request: Request) => Promise<Response>

// A page is alive before it needs this. On the public site, it comes in one file with the calls.
const load = retryImport(async () => (await import('openapi-fetch')).default)

/** How every client calls. */
const HOW = {
  headers: { Accept: 'application/json' },
  // The contract says `explode: false`, but openapi-fetch does not read it from there.
  querySerializer: { array: { style: 'form', explode: false } },
} as const

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Returns a getter for the client of one contract, which fetches its code with the first call. openapi-fetch reads the base
 * URL only once, so a new base URL needs a new client.
 */
function clientOf<Paths extends object>(baseUrlOf: () => string, fetch: Fetch) {
  let made: { baseUrl: string; client: Client<Paths> } | undefined
  async function client() {
    const createClient = await load()
    const baseUrl = baseUrlOf()
    if (made?.baseUrl !== baseUrl) made = { baseUrl, client: createClient<Paths>({ ...HOW, baseUrl, fetch }) }
    return made.client
  }
  const via = <Name extends Method>(method: Name) =>
    // No function can hand on the types of a method, by which each path has its own arguments and its own answer.
    (async (...call: never[]) =>
      ((await client())[method] as (...call: never[]) => unknown)(...call)) as Client<Paths>[Name]
  const methods = { GET: via('GET'), POST: via('POST'), PATCH: via('PATCH'), DELETE: via('DELETE') }
  return () => methods
}

export const training = clientOf<TrainingPaths>(() => connection.baseUrl, send)
export const content = clientOf<ContentPaths>(() => connection.services.content, sendWithoutToken)
export const geocoding = clientOf<GeocodingPaths>(() => connection.services.geocoding, sendWithoutToken)
export const leads = clientOf<LeadsPaths>(() => connection.services.leads, sendWithoutToken)
