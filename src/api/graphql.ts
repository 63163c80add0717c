import { ClientError, GraphQLClient } from 'graphql-request'
import { connection, timeLimited, TOKEN_HEADER, TRACE_HEADER } from './connection.ts'
import { ApiError, failure, statusFailure, toApiError } from './errors.ts'
import type { TypedDocumentString } from './generated/mesh.types.ts'
import type { CallInit } from './rest.ts'

/** The status of any answer that is not a ClientError: graphql-request throws a ClientError for every other status. */
const OK = 200

/**
 * Runs one GraphQL operation on one of the paths that serve it. Throws an ApiError, including when the answer has
 * `errors`, whatever its status.
 */
export async function graph<Data, Variables extends object>(
  path: string,
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  init: CallInit,
): Promise<Data> {
  const token = await connection.token()
  const client = new GraphQLClient(`${connection.baseUrl}${path}`, {
    fetch: (input: RequestInfo | URL, options?: RequestInit) => globalThis.fetch(input, options),
    headers: {
      Accept: 'application/json',
      ...(token && { [TOKEN_HEADER]: token }),
      ...(connection.trace && { [TRACE_HEADER]: connection.trace() }),
    },
  })
  const request = client.request<Data | null | undefined>({
    document: document.toString(),
    variables,
    signal: timeLimited(init.signal),
  })
  const data = await request.catch((cause: unknown) => {
    throw errorOf(cause)
  })
  if (!data) throw failure('unreadable', OK)
  return data
}

function errorOf(cause: unknown): ApiError {
  if (cause instanceof ClientError) return refusalOf(cause)
  // Errors thrown by fetch have specific names. graphql-request throws a plain Error if the answer is not a GraphQL
  // result.
  if (cause instanceof Error && cause.name === 'Error') return failure('unreadable', OK, { cause })
  return toApiError(cause)
}

/** A GraphQL error carries its HTTP status in `extensions.status`, since the answer itself is a 200. */
function refusalOf(cause: ClientError): ApiError {
  const { errors, status } = cause.response
  if (!errors?.length)
    return status === OK ? failure('unreadable', OK, { cause }) : statusFailure(status, { cause })
  const items = errors.map(({ message, extensions }) => {
    // The type says every error has extensions, but the answer of a proxy may not.
    const textOf = (key: string) => {
      const value = (extensions as Record<string, unknown> | undefined)?.[key]
      return typeof value === 'string' ? value : undefined
    }
    const [code, field] = [textOf('code'), textOf('field')]
    return {
      status: textOf('status') ?? String(status),
      message,
      ...(code && { code }),
      ...(field && { field }),
    }
  })
  return new ApiError('response', status, items, { cause })
}
