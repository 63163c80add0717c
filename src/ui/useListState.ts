import { useSearchParams } from 'react-router-dom'
import { type ListState, readListState } from './list-state.ts'
import { type PageSize, rememberPageSize } from './page-size.ts'

export type List<Type extends string = never> = ListState<Type> & {
  setPage(page: number, options?: { replace: boolean }): void
  setPerPage(perPage: PageSize): void
  setType(type: Type): void
}

/** What a pager needs of a list. */
export type Pages = Pick<List, 'page' | 'perPage' | 'setPage' | 'setPerPage'>

/**
 * The state of a list, in the URL: Back and reload keep it, and a link leads to it. Another type or page size starts
 * at page 1.
 */
export function useListState<Type extends string = never>(types: readonly Type[] = []): List<Type> {
  const [search, setSearch] = useSearchParams()
  const set = (values: Record<string, string | undefined>, { replace } = { replace: false }) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(values))
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace },
    )
  return {
    ...readListState(search, types),
    setPage: (page, options) => set({ page: String(page) }, options),
    setPerPage(perPage) {
      rememberPageSize(perPage)
      set({ resultsperpage: String(perPage), page: undefined })
    },
    setType: (type) => set({ type, page: undefined }),
  }
}
