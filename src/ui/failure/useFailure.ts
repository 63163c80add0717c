import { useState } from 'react'
import type { ApiError } from '../../api/errors.ts'

/** The fields of a query result that say whether it failed. */
export type Read = { data: unknown; error: ApiError | null; isFetchedAfterMount?: boolean }

/** Why one of these reads is not here. It stays while the read is tried again, and with it the notice and its button. */
export function useFailure(reads: readonly Read[]): ApiError | undefined {
  const [last, setLast] = useState<ApiError>()
  const failed = reads.filter(
    ({ data, error, isFetchedAfterMount }) => data === undefined && (error || isFetchedAfterMount),
  )
  const failure = failed.find(({ error }) => error)?.error ?? (failed.length ? last : undefined)
  if (failure !== last) setLast(failure)
  return failure
}

/**
 * Whether a read has answered, or failed once. It stays settled while it is tried again, and so does the form or page that
 * opened without it.
 */
export const isSettled = ({ data, isFetchedAfterMount }: { data: unknown; isFetchedAfterMount: boolean }) =>
  data !== undefined || isFetchedAfterMount
