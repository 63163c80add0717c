import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { go, useAddress } from '../ui/address.ts'
import { searchQuery } from './search-query.ts'
import { rememberPlace } from './last-point.ts'
import { YOUR_LOCATION } from './choices.ts'
import { parseSearch, searchAddress, type SearchState } from './search-state.ts'
import { useSheetOptions } from './useSheet.ts'

/** The ID of the form that all fields and filters of the page belong to. They may be outside of its element. */
export const FORM = 'search'

/** The IDs of the results, and of the heading above them. */
export const FOUND = 'results'
export const RESULTS = 'found'

/** Brings the heading of the results into view, and a screen reader to it. Without results there is no heading. */
export const toResults = () => (document.getElementById(RESULTS) ?? document.getElementById(FOUND))?.focus()

/** Reads the search from the form. The coordinates are kept as long as the ZIP code or city stays the same. */
function stateIn(form: HTMLFormElement, { zip, place }: SearchState): SearchState {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value)
  const state = parseSearch(search)
  return { ...state, place: state.zip === zip ? place : undefined }
}

/** @param here where the visitor is, in place of the ZIP code or city of the form */
export type ApplyForm = (form: HTMLFormElement | null, here?: SearchState['place']) => void

/**
 * The search in the address, its results, and a function that runs the search in the form instead, with how often it did.
 * While the search is slow, `shown` is the previous search, whose results are still on the screen.
 */
export function useSearch() {
  const { search } = useAddress()
  const options = useSheetOptions()
  const [applied, setApplied] = useState(0)
  const state = parseSearch(search)
  const query = useQuery({ ...searchQuery(state), placeholderData: keepPreviousData })
  const apply: ApplyForm = (form, here) => {
    if (!form) return
    setApplied(applied + 1)
    const wanted = stateIn(form, state)
    const address = searchAddress(here ? { ...wanted, zip: YOUR_LOCATION, place: here } : wanted)
    if (address !== searchAddress(state)) go(address, options)
    else if (query.error) void query.refetch()
  }
  const [shown, setShown] = useState(search)
  if (!query.isPlaceholderData && shown !== search) setShown(search)
  const found = query.isPlaceholderData ? undefined : query.data?.results.place
  useEffect(() => {
    if (found) rememberPlace(state.zip, found)
  }, [found, state.zip])
  return { state, shown: parseSearch(shown), query, apply, applied }
}
