import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Browsers refuse to change the URL as fast as a held key repeats. In milliseconds. */
const SOON = 250

/** A value that is shown before the URL has it, and the values that the URL may still have until then. */
export type Ahead = { value: string; before: readonly string[] }

/** What is still ahead of the URL: nothing once the URL has it, or has a value of its own, by Back or a link. */
export const stillAhead = (ahead: Ahead | undefined, inUrl: string): Ahead | undefined =>
  ahead?.value !== inUrl && ahead?.before.includes(inUrl) ? ahead : undefined

export const nextAhead = (ahead: Ahead | undefined, inUrl: string, value: string): Ahead => ({
  value,
  before: [...(ahead?.before ?? [inUrl]), value],
})

/**
 * A parameter of the URL that changes faster than the URL can: its value is shown at once and written later, so that no key
 * press is lost.
 * @param read the value for the text in the URL @param gone other parameters that go when it changes
 */
export function useUrlAhead(name: string, read: (text: string) => string, gone: readonly string[] = []) {
  const [search, setSearch] = useSearchParams()
  const inUrl = read(search.get(name) ?? '')
  const [kept, setAhead] = useState<Ahead>()
  const ahead = stillAhead(kept, inUrl)
  if (ahead !== kept) setAhead(ahead)
  // Even if the URL has the value: another one may be on its way.
  const write = (value: string) => {
    const next = new URLSearchParams(search)
    for (const other of gone) next.delete(other)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const writeSoon = useDebouncedCallback(write, SOON)
  // Not `setAhead((last) => …)`: its `last` may come from a render that was thrown away, of another URL than this one.
  const show = (value: string) => setAhead(nextAhead(ahead, inUrl, value))
  return {
    value: ahead?.value ?? inUrl,
    set(value: string) {
      show(value)
      writeSoon.cancel()
      write(value)
    },
    /** For keys, which repeat: the URL follows when they rest. */
    setSoon(value: string) {
      show(value)
      writeSoon(value)
    },
    /** Before anything else changes the URL. */
    stay: () => writeSoon.cancel(),
  }
}
