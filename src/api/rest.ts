import { ApiError, errorsOf, statusFailure, toApiError } from './errors.ts'
import { fitting, type Shape } from './shape.ts'

type Result<T> = { data?: T; error?: unknown; response: Response }

/** Waits for a call. Throws an ApiError for any failure, including a 2xx whose body reports errors (spec §8). */
async function settle<T>(call: Promise<Result<T>>): Promise<Result<T>> {
  const result = await call.catch((cause: unknown) => {
    throw toApiError(cause)
  })
  const { data, error, response } = result
  const errors = errorsOf(response.ok ? data : error, response.status)
  if (errors.length) throw new ApiError('response', response.status, errors)
  // For a failure with an empty or non-JSON body, openapi-fetch gives `error: undefined` or the text of an HTML page.
  if (!response.ok) throw statusFailure(response.status)
  return result
}

/**
 * Resolves to the body of a successful answer. Throws an `unreadable` ApiError if the body does not match the contract,
 * so pages never render it; the error's cause says where it differs.
 */
export async function answerOf<T>(call: Promise<Result<T>>, shape: Shape): Promise<T> {
  const { data, response } = await settle(call)
  // A missing body does not match the shape either.
  return fitting(data as T, shape, response.status)
}

/** For calls whose successful answer has no body. */
export async function nothingOf(call: Promise<Result<unknown>>): Promise<undefined> {
  await settle(call)
}

/** Options that every call accepts. */
export type CallInit = { signal?: AbortSignal }

/** Builds multipart form data from a body with files. */
export function formOf(body: Record<string, Blob>): FormData {
  const form = new FormData()
  for (const [name, file] of Object.entries(body)) form.append(name, file)
  return form
}
