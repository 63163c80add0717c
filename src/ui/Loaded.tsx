import { Center, Loader, Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ApiError } from '../api/errors.ts'
import { failureText } from '../api/query-client.ts'
import { FailureNotice, RetryNotice } from './Notice.tsx'
import { Page } from './Page.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

/** The part of a query result that decides what is shown. */
type Read<Data> = { data: Data | undefined; error: ApiError | null; refetch: () => unknown }
type Reads = Record<string, Read<unknown>>
type DataOf<R extends Reads> = { [Name in keyof R]: Exclude<R[Name]['data'], undefined> }

type LoadedProps<R extends Reads> = {
  queries: R
  /** What could not be loaded, as in "We could not load this roster". */
  what: string
  /** Further queries of this content: their failure counts, but nothing waits for them. */
  also?: readonly Read<unknown>[]
  /** For the content of a whole page: the page that stands around a failure. */
  page?: { section: string; actions?: ReactNode }
  /** For one panel among several: the height of its outline, in lines of a list. A failure then takes few lines too. */
  lines?: number
  /** Renders the data of all queries, by their names. */
  children: (data: DataOf<R>) => ReactNode
}

/**
 * Shows content once everything it needs is loaded; until then an outline or a spinner, or why it could not load and another try. Data
 * that is there stays when a later look fails.
 */
export function Loaded<R extends Reads>({ queries, also = [], what, page, lines, children }: LoadedProps<R>) {
  const needed = Object.values(queries)
  const failed = [...needed, ...also].find(({ data, error }) => error && data === undefined)
  if (failed?.error) {
    const onRetry = () => void failed.refetch()
    if (lines)
      return (
        <RetryNotice onRetry={onRetry}>
          We could not load {what}. {failureText(failed.error)}
        </RetryNotice>
      )
    const notice = <FailureNotice what={what} error={failed.error} onRetry={onRetry} />
    return page ? <Page {...page}>{notice}</Page> : notice
  }
  if (needed.some(({ data }) => data === undefined))
    return page ? <PageSkeleton /> : lines ? <Outline lines={lines} /> : <SmallSpinner />
  const data = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, query.data]))
  // Each of them is there, as was just seen.
  return children(data as DataOf<R>)
}

const SmallSpinner = () => (
  <Center mih={240}>
    <Loader role="status" aria-label="Loading" />
  </Center>
)

const Outline = ({ lines }: { lines: number }) => (
  <Stack gap="xs" role="status" aria-label="Loading">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height="3.25rem" animate={false} />
    ))}
  </Stack>
)
