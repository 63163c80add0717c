import { type Measured, type Name, TABLES } from './measure-tables.ts'

const NAMES = Object.keys(TABLES) as Name[]
const UNITS: Record<string, string> = { heap: 'heap, MB', fling: 'fling, frames/s' }
const digits = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1))
const isMoreBetter = (what: string) => what === 'fling'

/** Ours comes first; a line says so if another table is faster. */
function line(title: string, values: readonly number[], moreIsBetter: boolean) {
  const [ours = Number.NaN, ...others] = values
  const best = moreIsBetter ? Math.max(...others) : Math.min(...others)
  const isBehind = moreIsBetter ? ours < best : ours > best
  const cells = values.map((value) => digits(value).padStart(12)).join('')
  console.log(`  ${title.padEnd(24)}${cells}${isBehind ? '   BEHIND' : ''}`)
}

const head = (title: string) =>
  console.log(`\n${title}\n  ${''.padEnd(24)}${NAMES.map((name) => TABLES[name].padStart(12)).join('')}`)

export function printTables(measured: Record<Name, Measured>) {
  const acts = Object.keys(measured.ours)
  const valuesOf = (what: string, kind: 'shown' | 'work') =>
    NAMES.map((name) => measured[name][what]?.[kind] ?? Number.NaN)
  head('10,000 rows, 8 columns: until it is shown, ms')
  for (const what of acts) line(UNITS[what] ?? what, valuesOf(what, 'shown'), isMoreBetter(what))
  head('The work of the main thread for it, ms')
  for (const what of acts)
    if (what !== 'heap') line(what === 'fling' ? 'a frame of the fling' : what, valuesOf(what, 'work'), false)
}
