import createClient, { type Client } from 'openapi-fetch'
import { connection, send, sendWithoutToken } from './connection.ts'
import type { paths as ContentPaths } from './generated/content.types.ts'
import type { paths as GeocodingPaths } from './generated/geocoding.types.ts'
import type { paths as LeadsPaths } from './generated/leads.types.ts'
import type { paths as TrainingPaths } from './generated/training.types.ts'

type Fetch = (request: Request) => Promise<Response>

/**
 * Returns a getter for the client of one contract. openapi-fetch reads the base URL only once, so a new base URL needs
 * a new client.
 */
function clientOf<Paths extends object>(baseUrlOf: () => string, fetch: Fetch): () => Client<Paths> {
  let made: { baseUrl: string; client: Client<Paths> } | undefined
  return () => {
    const baseUrl = baseUrlOf()
    if (made?.baseUrl !== baseUrl)
      made = {
        baseUrl,
        client: createClient<Paths>({
          baseUrl,
          headers: { Accept: 'application/json' },
          fetch,
          // The contract says `explode: false`, but openapi-fetch does not read it from there.
          querySerializer: { array: { style: 'form', explode: false } },
        }),
      }
    return made.client
  }
}

export const training = clientOf<TrainingPaths>(() => connection.baseUrl, send)
export const content = clientOf<ContentPaths>(() => connection.services.content, sendWithoutToken)
export const geocoding = clientOf<GeocodingPaths>(() => connection.services.geocoding, sendWithoutToken)
export const leads = clientOf<LeadsPaths>(() => connection.services.leads, sendWithoutToken)
