import type { UseQueryResult } from '@tanstack/react-query'
import { useFailure } from '../failure/useFailure.ts'
import type { Paging } from '../useLastPage.ts'
import { useUrlAhead } from '../useUrlAhead.ts'

/** What is searched for in a list in pages, in the URL. Another text starts at page 1. */
export function useSearchText() {
  const { value: text, set: setText } = useUrlAhead('search', (typed) => typed, ['page'])
  return { text, setText, isSearching: text.trim() !== '' }
}

type List<Row> = UseQueryResult<{ data: Row[]; meta: NonNullable<Paging['meta']> }>

/**
 * One page of a list or, while something is searched for, the whole list: the rows, their query, and what a table needs to
 * know of both. Until the whole list has loaded, the search covers the page that is shown.
 */
export function useSearched<Row>(
  { text, setText, isSearching }: ReturnType<typeof useSearchText>,
  page: List<Row>,
  all: List<Row>,
) {
  const failure = useFailure([all])
  const isWhole = isSearching && all.data !== undefined
  const query = isWhole ? all : page
  return {
    query,
    rows: query.data?.data,
    pages: isWhole ? undefined : { meta: page.data?.meta },
    search: {
      text,
      setText,
      isLoading: isSearching && !all.data && !failure,
      failure: isSearching ? failure : undefined,
    },
  }
}
