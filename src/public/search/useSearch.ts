import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchQuery } from './search-query.ts'
import { parseSearch, searchAddress, type SearchState } from './search-state.ts'

/** The ID of the form that all fields and filters of the page belong to. They may be outside of its element. */
export const FORM = 'search'

/** The ID of the heading above the results. */
export const RESULTS = 'found'

/** Brings the heading of the results into view, and a screen reader to it. */
export const toResults = () => document.getElementById(RESULTS)?.focus()

/** Reads the search from the form. The coordinates are kept as long as the ZIP code stays the same. */
function stateIn(form: HTMLFormElement, { zip, place }: SearchState): SearchState {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value)
  const state = parseSearch(search)
  return { ...state, place: state.zip === zip ? place : undefined }
}

export type ApplyForm = (form: HTMLFormElement | null) => void

/** The search in the address, its results, and a function that runs the search in the form instead. */
export function useSearch() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const state = parseSearch(search)
  const query = useQuery({ ...searchQuery(state), placeholderData: keepPreviousData })
  const apply: ApplyForm = (form) => {
    if (!form) return
    const address = searchAddress(stateIn(form, state))
    if (address !== searchAddress(state)) void navigate(address)
    else if (query.error) void query.refetch()
  }
  return { state, query, apply }
}
