import type { QueryClient, UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '../../../api/errors.ts'

/** The calls of a queue say nothing and refresh nothing: each item has its outcome, and the queue ends with one refresh. */
const ONE_OF_MANY = { toast: { success: '', failure: false }, refresh: 'later' } as const

/** Makes a call that is one of many. It does not belong to a component, so it goes on when that has left the screen. */
export const callOneOfMany = <Data, Variables>(
  client: QueryClient,
  mutation: UseMutationOptions<Data, ApiError, Variables>,
  variables: Variables,
): Promise<Data> =>
  client
    .getMutationCache()
    .build(client, { ...client.defaultMutationOptions(mutation), meta: ONE_OF_MANY })
    .execute(variables)
