import { useSearchParams } from 'react-router-dom'

type Change = Record<string, string | undefined>

/** The search part of the URL as state. `change` sets the named parameters, removes those `undefined`, keeps the rest. */
export function useSearchState() {
  const [search, setSearch] = useSearchParams()
  const change = (values: Change, options?: { replace?: boolean; preventScrollReset?: boolean }) =>
    setSearch((current) => {
      const next = new URLSearchParams(current)
      for (const [name, value] of Object.entries(values))
        if (value === undefined) next.delete(name)
        else next.set(name, value)
      return next
    }, options)
  return { search, change }
}
