import createClient, { type Client } from 'openapi-fetch'
import { connection, send } from './connection.ts'
import { ApiError, errorsOf, failure, toApiError } from './errors.ts'
import type { paths } from './generated/training.types.ts'

let made: { baseUrl: string; client: Client<paths> } | undefined

/** The client of the REST contract. openapi-fetch reads the base URL once, so another one means another client. */
export function rest(): Client<paths> {
  const { baseUrl } = connection
  if (made?.baseUrl !== baseUrl)
    made = {
      baseUrl,
      client: createClient<paths>({
        baseUrl,
        headers: { Accept: 'application/json' },
        fetch: send,
        // The contract says `explode: false`; openapi-fetch does not read it from there.
        querySerializer: { array: { style: 'form', explode: false } },
      }),
    }
  return made.client
}

type Result<T> = { data?: T; error?: unknown; response: Response }

/** Waits for a call. A failure of any kind throws an ApiError; a 2xx that reports errors is one (section 8). */
async function settle<T>(call: Promise<Result<T>>): Promise<Result<T>> {
  const result = await call.catch((cause: unknown) => {
    throw toApiError(cause)
  })
  const { data, error, response } = result
  const errors = errorsOf(response.ok ? data : error, response.status)
  if (errors.length) throw new ApiError('response', response.status, errors)
  // A failure with an empty or foreign body: openapi-fetch gives `error: undefined`, or the text of an HTML page.
  if (!response.ok) throw failureOf(response)
  return result
}

const failureOf = ({ status }: Response) =>
  new ApiError('response', status, [{ status: String(status), message: `The server answered ${status}` }])

/** The resource document that a call answers. Anything else with a 2xx is unreadable. */
export async function documentOf<T>(call: Promise<Result<T>>): Promise<T> {
  const { data, response } = await settle(call)
  if (typeof data !== 'object' || data === null || !('data' in data))
    throw failure('unreadable', response.status)
  return data
}

/** For calls whose success has no body. */
export async function nothingOf(call: Promise<Result<unknown>>): Promise<undefined> {
  await settle(call)
}

/** What a caller may add to any call. */
export type CallInit = { signal?: AbortSignal }
