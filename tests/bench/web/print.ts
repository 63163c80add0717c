import { median } from '../measure.ts'
import type { Load } from './load.ts'
import type { ProfileName } from './profiles.ts'

export type Row = { page: string; loads: readonly Load[] }

type Figure = { key: keyof Load; title: string; digits: number; budget: Partial<Record<ProfileName, number>> }

const FIGURES: readonly Figure[] = [
  { key: 'firstPaint', title: 'first paint, ms', digits: 0, budget: { A: 900 } },
  { key: 'firstRow', title: 'first row, ms', digits: 0, budget: { A: 2600, B: 3500 } },
  { key: 'layoutShift', title: 'CLS', digits: 3, budget: { A: 0.02, B: 0.02 } },
  { key: 'scripts', title: 'scripts', digits: 0, budget: { A: 12, B: 12 } },
  { key: 'requests', title: 'requests', digits: 0, budget: { A: 25, B: 25 } },
  { key: 'scriptSize', title: 'scripts, kB', digits: 0, budget: {} },
]
const WIDTH = 17
const cells = (texts: readonly string[]) => texts.map((text) => text.padStart(WIDTH)).join('')

/** Prints medians; those over budget get a `!`. */
export function printLoads(profile: ProfileName, what: string, rows: readonly Row[]) {
  console.log(`\nProfile ${profile}, phone of 412x823, CPU x4, ${what}`)
  console.log(`  ${''.padEnd(12)}${cells(FIGURES.map(({ title }) => title))}`)
  for (const { page, loads } of rows) {
    const values = FIGURES.map(({ key, digits, budget }) => {
      const value = median(loads.map((load) => load[key]))
      return `${value.toFixed(digits)}${value > (budget[profile] ?? Infinity) ? ' !' : '  '}`
    })
    console.log(`  ${page.padEnd(12)}${cells(values)}`)
  }
  console.log(`  ${'budget'.padEnd(12)}${cells(FIGURES.map(({ budget }) => `${budget[profile] ?? '–'}  `))}`)
}
