import { replace } from 'react-router-dom'
import { type PageSize, pageSizeOf, storedPageSize } from './page-size.ts'

/** The part of a list that is shown. The URL is its only source. */
export type ListState<Type extends string = never> = { page: number; perPage: PageSize; type: Type }

const LAST_PAGE = 1_000_000
const pageOf = (text: string | null) => {
  const page = text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
  return Math.min(page, LAST_PAGE)
}

/**
 * Reads `page`, `type` and `resultsperpage`. An unknown value becomes the first page or type, or the remembered page
 * size.
 */
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

/** Replaces unknown values in the search with the ones `readListState` falls back to. */
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

/**
 * For loaders: the list state of a request. If the search has an unknown page, type or size, it throws a redirect to
 * the cleaned address before any call is made.
 */
export function listStateOf<Type extends string>(request: Request, types: readonly Type[]): ListState<Type> {
  const { searchParams } = new URL(request.url)
  const clean = cleanSearch(searchParams, types)
  if (clean.toString() !== searchParams.toString()) throw replace(`?${clean.toString()}`)
  return readListState(searchParams, types)
}
