import type { UseQueryResult } from '@tanstack/react-query'
import { fold } from '../../lib/fold.ts'
import { useFailure } from '../failure/useFailure.ts'
import type { Paging } from '../useLastPage.ts'
import { useUrlAhead } from '../useUrlAhead.ts'
import { matcherOf } from './filtering.ts'

/** What is searched for in a list in pages, in the URL. Another text starts at page 1. */
export function useSearchText() {
  const { value: text, set: setText } = useUrlAhead('search', (typed) => typed, ['page'])
  return { text, setText, isSearching: text.trim() !== '' }
}

type List<Row> = UseQueryResult<{ data: Row[]; meta: NonNullable<Paging['meta']> }>

/**
 * One page of a list or, while something is searched for, the whole list: the rows, their query, and what a table needs to
 * know of both. Until the whole list has loaded, the search covers the page that is shown.
 * @param textOf what is searched in
 */
export function useSearched<Row>(
  { text, setText, isSearching }: ReturnType<typeof useSearchText>,
  page: List<Row>,
  all: List<Row>,
  textOf: (row: Row) => string,
) {
  const failure = useFailure([all])
  const isWhole = isSearching && all.data !== undefined
  const query = isWhole ? all : page
  const rows = query.data?.data
  return {
    query,
    rows,
    /** The rows that match the search. */
    shown() {
      const matches = matcherOf(text)
      return (isSearching ? rows?.filter((row) => matches(fold(textOf(row)))) : rows) ?? []
    },
    pages: isWhole ? undefined : { meta: page.data?.meta },
    search: {
      text,
      setText,
      isLoading: isSearching && !all.data && !failure,
      failure: isSearching ? failure : undefined,
    },
  }
}
