import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useSearchState } from '../../../ui/useSearchState.ts'
import { isShowable } from './days-shown.ts'

/** Browsers refuse to change the URL as fast as a held key repeats. In milliseconds. */
const SOON = 250
const MOST_KEPT = 50

/** The days that were shown since the URL last changed by itself. The URL is still on its way from one of them. */
type Shown = readonly string[]

/** Once the URL is at the latest day, the earlier ones are forgotten: they can only come back by Back or a link. */
export const arrived = (shown: Shown, inUrl: string): Shown =>
  shown.length > 1 && shown.at(-1) === inUrl ? [inUrl] : shown

/** The day to show. */
export const dayOf = (shown: Shown, inUrl: string) => (shown.includes(inUrl) && shown.at(-1)) || inUrl

/** With one more day. */
export const withDay = (shown: Shown, inUrl: string, date: string): Shown => [
  ...(shown.includes(inUrl) ? shown.slice(-MOST_KEPT) : [inUrl]),
  date,
]

/**
 * The day that a calendar is at, kept in the URL as `date=2026-12-05`. It moves at once and the URL follows, so that no key
 * press is lost. A day that comes with another URL, by Back or a link, wins.
 */
export function useShownDay(today: string) {
  const { search, change } = useSearchState()
  const asked = search.get('date') ?? ''
  const inUrl = isShowable(asked) ? asked : today
  const [kept, setShown] = useState<Shown>([])
  const shown = arrived(kept, inUrl)
  if (shown !== kept) setShown(shown)
  const write = useDebouncedCallback(
    (date: string) => change({ date }, { replace: true, preventScrollReset: true }),
    SOON,
  )
  const keep = (date: string) => setShown(withDay(shown, inUrl, date))
  return {
    day: dayOf(shown, inUrl),
    show(date: string) {
      keep(date)
      write.cancel()
      change({ date }, { replace: true, preventScrollReset: true })
    },
    /** For keys, which repeat: the URL follows when they rest. */
    move(date: string) {
      keep(date)
      write(date)
    },
    /** Before anything else changes the URL. */
    stay: () => write.cancel(),
  }
}
