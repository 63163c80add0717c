import { useSearchParams } from 'react-router-dom'
import { type ListState, readListState } from './list-state.ts'
import { type PageSize, rememberPageSize } from './page-size.ts'
import { anyText } from './url-params.ts'
import { useUrlState } from './useUrlState.ts'

export type List<Type extends string = never> = ListState<Type> & {
  setPage(page: number, options?: { replace: boolean }): void
  setPerPage(perPage: PageSize): void
  setType(type: Type): void
}

/** The list state a pager needs. */
export type Pages = Pick<List, 'page' | 'perPage' | 'setPage' | 'setPerPage'>

const LIST = { page: anyText, resultsperpage: anyText, type: anyText }

/**
 * The state of a list, in the URL: Back and reload keep it, and a link leads to it. Another type or page size starts
 * at page 1.
 * @param gone further parameters that belong to one page of the list, and go with it
 */
export function useListState<Type extends string = never>(
  types: readonly Type[] = [],
  gone: readonly string[] = [],
): List<Type> {
  const [search] = useSearchParams()
  const [, change] = useUrlState(LIST)
  return {
    ...readListState(search, types),
    setPage: (page, options) => change({ page: String(page) }, { gone, ...options }),
    setPerPage(perPage) {
      rememberPageSize(perPage)
      change({ resultsperpage: String(perPage), page: undefined }, { gone })
    },
    setType: (type) => change({ type, page: undefined }, { gone }),
  }
}
