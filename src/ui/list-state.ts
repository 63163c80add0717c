import { type PageSize, pageSizeOf, storedPageSize } from './page-size.ts'

/** Where in a list one is. The URL is the only place that knows. */
export type ListState<Type extends string = never> = { page: number; perPage: PageSize; type: Type }

const LAST_PAGE = 1_000_000
const pageOf = (text: string | null) => {
  const page = text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
  return Math.min(page, LAST_PAGE)
}

/** Reads `page`, `type` and `resultsperpage`. Anything that is not on the list becomes the first, or the remembered. */
export function readListState<Type extends string>(
  search: URLSearchParams,
  types: readonly Type[],
): ListState<Type> {
  return {
    page: pageOf(search.get('page')),
    perPage: pageSizeOf(search.get('resultsperpage')) ?? storedPageSize(),
    type: types.find((type) => type === search.get('type')) ?? (types[0] as Type),
  }
}

/** The search with only values that `readListState` takes as they are; the same search when it has no others. */
export function cleanSearch(search: URLSearchParams, types: readonly string[]): URLSearchParams {
  const state = readListState(search, types)
  const clean = new URLSearchParams(search)
  const keep = (name: string, value: string) => {
    if (clean.get(name) !== null && (clean.get(name) !== value || clean.getAll(name).length > 1))
      clean.set(name, value)
  }
  keep('page', String(state.page))
  keep('resultsperpage', String(state.perPage))
  if (types.length) keep('type', state.type)
  return clean
}
