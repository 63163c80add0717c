export type Figure = { what: string; median: number; goal?: number; unit?: string }

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median of single runs, in milliseconds, after a warm-up. */
export function time(what: string, work: (i: number) => unknown, goal?: number, runs = 2000): Figure {
  for (let i = 0; i < Math.min(runs, 50); i++) work(i)
  const taken = Array.from({ length: runs }, (_, i) => {
    const start = performance.now()
    work(i)
    return performance.now() - start
  })
  return { what, median: median(taken), ...(goal !== undefined && { goal }) }
}

const digits = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(4)

export function print(title: string, figures: readonly Figure[]) {
  console.log(`\n${title}`)
  for (const { what, median: value, goal, unit = 'ms' } of figures) {
    const against =
      goal === undefined ? '' : `   goal below ${goal} ${unit}${value < goal ? '' : '   MISSED'}`
    console.log(`  ${what.padEnd(58)} ${digits(value).padStart(9)} ${unit}${against}`)
  }
}
