import { useSearchParams } from 'react-router-dom'
import type { Params, ValuesOf } from './url-params.ts'

type ChangeOptions = {
  replace?: boolean
  preventScrollReset?: boolean
  /** Further parameters that go. */
  gone?: readonly string[]
}

/**
 * Parameters of the URL as state, so that Back, a reload and a link keep it. `change` sets the given ones and keeps the
 * rest. It does not navigate if nothing changes, so that one Back undoes a double click.
 */
export function useUrlState<P extends Params>(params: P) {
  const [search, setSearch] = useSearchParams()
  const values = Object.fromEntries(
    Object.entries(params).map(([name, { read }]) => [name, read(search.get(name))]),
  ) as ValuesOf<P> // One for each of its names.
  const change = (changed: Partial<ValuesOf<P>>, { gone = [], ...options }: ChangeOptions = {}) => {
    const next = new URLSearchParams(search)
    for (const name of gone) next.delete(name)
    for (const [name, value] of Object.entries(changed))
      if (value === params[name]?.none) next.delete(name)
      else next.set(name, String(value))
    if (next.toString() !== search.toString()) setSearch(next, options)
  }
  return [values, change] as const
}

/**
 * What is open over a page, such as a drawer, in the URL. `open` sets the given parameters and removes the others, `close`
 * removes all. The page below does not scroll.
 */
export function usePanel<P extends Params>(params: P) {
  const [panel, change] = useUrlState(params)
  const open = (values: Partial<ValuesOf<P>>, options?: ChangeOptions) =>
    change(values, { preventScrollReset: true, gone: Object.keys(params), ...options })
  return { panel, open, close: () => open({}) }
}
