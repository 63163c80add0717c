import type { ClientError } from 'graphql-request'
import { connection, TOKEN_HEADER } from './connection.ts'
import { ApiError, failure, toApiError } from './errors.ts'
import type { TypedDocumentString } from './generated/mesh.types.ts'
import type { CallInit } from './rest.ts'

/** Runs one operation on one of the paths that serve it. An answer with `errors` throws, whatever its status. */
export async function graph<Data, Variables extends object>(
  path: string,
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  init: CallInit,
): Promise<Data> {
  // Public pages make no such call, so they do not wait for the library; a parser of GraphQL comes with it.
  const { ClientError, GraphQLClient } = await import('graphql-request').catch((cause: unknown) => {
    throw toApiError(cause)
  })
  const token = connection.token()
  const client = new GraphQLClient(`${connection.baseUrl}${path}`, {
    fetch: (input: RequestInfo | URL, options?: RequestInit) => globalThis.fetch(input, options),
    headers: { Accept: 'application/json', ...(token && { [TOKEN_HEADER]: token }) },
  })
  const limit = AbortSignal.timeout(connection.timeout)
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  try {
    return await client.request<Data>({ document: document.toString(), variables, signal })
  } catch (cause) {
    throw cause instanceof ClientError ? refusalOf(cause) : toApiError(cause)
  }
}

/** A GraphQL error carries its HTTP status in `extensions.status`, since the answer itself is a 200. */
function refusalOf(cause: ClientError): ApiError {
  const { errors, status } = cause.response
  if (!errors?.length) return failure('unreadable', status, { cause })
  const items = errors.map(({ message, extensions }) => {
    // The type says that every error has them; the answer of a proxy may not.
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
