import { useSearchParams } from 'react-router-dom'

type Change = Record<string, string | undefined>

/**
 * The search part of the URL as state. `change` sets the given parameters, removes those that are `undefined` and keeps
 * the rest. It does not navigate if nothing changes, so that one Back undoes a double click.
 */
export function useSearchState() {
  const [search, setSearch] = useSearchParams()
  const change = (values: Change, options?: { replace?: boolean; preventScrollReset?: boolean }) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(values))
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    if (next.toString() !== search.toString()) setSearch(next, options)
  }
  return { search, change }
}
