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

/**
 * Ends the run with a message when work takes longer than a time in milliseconds. A page that hangs never answers, and
 * closing its browser can hang too, so the process exits instead of throwing.
 */
export async function within<Result>(limit: number, what: string, work: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => {
    console.error(`\nGave up: ${what} took longer than ${limit / 1000} s.`)
    process.exit(1)
  }, limit)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
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
