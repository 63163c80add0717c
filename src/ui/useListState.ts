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
 * The state of a list, kept in the URL so that Back, reload and shared links restore it. Changing the type or page size
 * goes back to page 1.
 */
export function useListState<Type extends string = never>(types: readonly Type[] = []): List<Type> {
  const { search, change } = useSearchState()
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
