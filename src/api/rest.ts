import { ApiError, errorsOf, toApiError } from './errors.ts'
import { fitting, type Shape } from './shape.ts'

type Result<T> = { data?: T; error?: unknown; response: Response }

/** Waits for a call. A failure of any kind throws an ApiError; a 2xx that reports errors is one (spec §8). */
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

/**
 * What a call answers. A 2xx whose body does not have the shape of the contract is unreadable, so that a page never has
 * to render it; the cause of the error says where it differs.
 */
export async function answerOf<T>(call: Promise<Result<T>>, shape: Shape): Promise<T> {
  const { data, response } = await settle(call)
  // A body that is missing does not have the shape either.
  return fitting(data as T, shape, response.status)
}

/** For calls whose success has no body. */
export async function nothingOf(call: Promise<Result<unknown>>): Promise<undefined> {
  await settle(call)
}

/** What a caller may add to any call. */
export type CallInit = { signal?: AbortSignal }

/** A body with files as a form. */
export function formOf(body: Record<string, Blob>): FormData {
  const form = new FormData()
  for (const [name, file] of Object.entries(body)) form.append(name, file)
  return form
}
