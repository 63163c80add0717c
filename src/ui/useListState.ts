import { type ListState, readListState } from './list-state.ts'
import { type PageSize, rememberPageSize } from './page-size.ts'
import { useSearchState } from './useSearchState.ts'

export type List<Type extends string = never> = ListState<Type> & {
  setPage(page: number, options?: { replace: boolean }): void
  setPerPage(perPage: PageSize): void
  setType(type: Type): void
}

/** The list state a pager needs. */
export type Pages = Pick<List, 'page' | 'perPage' | 'setPage' | 'setPerPage'>

/**
 * The state of a list, in the URL: Back and reload keep it, and a link leads to it. Another type or page size starts
 * at page 1.
 * @param ofPage further parameters that belong to one page of the list, and go with it
 */
export function useListState<Type extends string = never>(
  types: readonly Type[] = [],
  ofPage: readonly string[] = [],
): List<Type> {
  const { search, change: changeSearch } = useSearchState()
  const gone = Object.fromEntries(ofPage.map((name) => [name, undefined]))
  const change: typeof changeSearch = (values, options) => changeSearch({ ...gone, ...values }, options)
  return {
    ...readListState(search, types),
    setPage: (page, options) => change({ page: String(page) }, options),
    setPerPage(perPage) {
      rememberPageSize(perPage)
      change({ resultsperpage: String(perPage), page: undefined })
    },
    setType: (type) => change({ type, page: undefined }),
  }
}
