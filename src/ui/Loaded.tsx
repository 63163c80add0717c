import { Center, Loader, Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { failureText } from '../api/errors.ts'
import { FailureNotice, type ListLink, RetryNotice } from './Notice.tsx'
import { Page } from './Page.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { type Read, useFailure } from './failure/useFailure.ts'

type Reads = Record<string, Read>
type DataOf<R extends Reads> = { [Name in keyof R]: Exclude<R[Name]['data'], undefined> }

type LoadedProps<R extends Reads> = {
  queries: R
  /** Names the content if it could not be loaded, as in "We could not load this roster". */
  what: string
  /** Where to look if it does not exist, if not in My Classes. */
  list?: ListLink
  /** Further queries of this content: it does not wait for them, but shows a failure if one fails. */
  also?: readonly Read[]
  /** Set this if the content is a whole page: a failure is then shown inside that page. */
  isPage?: boolean
  /** What the header of that page offers then. */
  actions?: ReactNode
  /** For one panel among several: the height of its outline, in lines of a list. A failure then takes few lines too. */
  lines?: number
  /** Renders the data of all queries, keyed by their names. */
  children: (data: DataOf<R>) => ReactNode
}

/**
 * Shows content once all its queries have loaded. Until then it shows an outline or a spinner, or the failure with a
 * retry button. Data that has loaded stays if a later refetch fails.
 */
export function Loaded<R extends Reads>(props: LoadedProps<R>) {
  const { queries, also = [], what, list, isPage, actions, lines, children } = props
  const needed = Object.values(queries)
  const failure = useFailure([...needed, ...also])
  if (failure) {
    if (lines)
      return (
        <RetryNotice>
          We could not load {what}. {failureText(failure)}
        </RetryNotice>
      )
    const notice = <FailureNotice what={what} error={failure} list={list} />
    return isPage ? <Page actions={actions}>{notice}</Page> : notice
  }
  if (needed.some(({ data }) => data === undefined))
    return isPage ? <PageSkeleton /> : lines ? <Outline lines={lines} /> : <SmallSpinner />
  const data = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, query.data]))
  // All of them have data: that was checked above.
  return children(data as DataOf<R>)
}

const SmallSpinner = () => (
  <Center mih={240}>
    <Loader role="status" aria-label="Loading" />
  </Center>
)

/** Stands in for a list that loads. */
export const Outline = ({ lines }: { lines: number }) => (
  <Stack gap="xs" role="status" aria-label="Loading">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height="3.25rem" animate={false} />
    ))}
  </Stack>
)
