import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '../../api/errors.ts'
import { currentSession } from '../../session/session.ts'

type Prefetch = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, ApiError, Data, Key>) => void
/** Starts to load what a page needs first. */
export type Prepare = (args: LoaderFunctionArgs & { userId: string; prefetch: Prefetch }) => void

/**
 * A loader for instructor pages. It fetches the data a page needs first while the page's code is still loading; the
 * page uses the same queries. For a token without an instructor number it makes no calls: the account decides who gets
 * in (spec §6).
 */
export const instructorLoader =
  (queryClient: QueryClient, prepare: Prepare): LoaderFunction =>
  (args) => {
    const session = currentSession()
    if (session?.instructorNumber === undefined) return null
    // The page sets the toasts of its queries when it mounts. If it never does, failures stay silent.
    const prefetch: Prefetch = (query) =>
      void queryClient.prefetchQuery({ ...query, meta: { ...query.meta, toast: { failure: false } } })
    prepare({ ...args, userId: session.userId, prefetch })
    return null
  }
