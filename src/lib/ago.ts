import { once } from './once.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const format = once(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }))

/** How long ago an instant (in milliseconds) was: `3 minutes ago`, `yesterday`. */
export function ago(instant: number, now = Date.now()): string {
  const past = Math.max(0, now - instant)
  const [unit, length] = UNITS.find(([, milliseconds]) => past >= milliseconds) ?? []
  return unit && length ? format().format(-Math.floor(past / length), unit) : 'a moment ago'
}
