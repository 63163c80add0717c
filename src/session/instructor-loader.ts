import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '../api/errors.ts'
import { currentSession } from './session.ts'

type Prefetch = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, ApiError, Data, Key>) => void
type Ask = (args: LoaderFunctionArgs & { userId: string; prefetch: Prefetch }) => void

/**
 * The loader of an instructor's page: asks for what the page needs first while its code is on the way, and the page then
 * finds the same queries. For anyone else, by the token, it calls nothing: the account decides who gets in (spec §6).
 */
export const instructorLoader =
  (ask: Ask) =>
  (queryClient: QueryClient): LoaderFunction =>
  (args) => {
    const session = currentSession()
    if (session?.instructorNumber === undefined) return null
    // The page sets the toasts of its queries when it takes them over. If it never comes, a failure stays silent.
    const prefetch: Prefetch = (query) =>
      void queryClient.prefetchQuery({ ...query, meta: { ...query.meta, toast: { failure: false } } })
    ask({ ...args, userId: session.userId, prefetch })
    return null
  }
