import { Agent, request } from 'node:http'
import type { Figure } from '../../measure.ts'
import { HOST } from './pages.ts'

/** Connections stay open, as those of a CDN to its origin do. */
const agent = new Agent({ keepAlive: true })

/** Milliseconds that a GET takes with its body; NaN if it fails or is no page. */
const ask = (address: string): Promise<number> =>
  new Promise((done) => {
    const started = performance.now()
    const headers = { host: HOST, 'accept-encoding': 'br' }
    const asked = request(address, { headers, agent }, (answer) => {
      answer
        .resume()
        .once('end', () => done(answer.statusCode === 200 ? performance.now() - started : Number.NaN))
    })
    asked.once('error', () => done(Number.NaN)).end()
  })

/** Sends requests at a steady rate, whether or not the earlier ones have been answered. */
export async function atRate(addresses: readonly string[], perSecond: number, seconds: number) {
  const started = performance.now()
  const answers: Promise<number>[] = []
  while (answers.length < perSecond * seconds) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond) + 1
    while (answers.length < Math.min(due, perSecond * seconds))
      answers.push(ask(addresses[answers.length % addresses.length] ?? ''))
    await new Promise((next) => setTimeout(next, 1))
  }
  const taken = await Promise.all(answers)
  return {
    failures: taken.filter(Number.isNaN).length,
    times: taken.filter((one) => !Number.isNaN(one)).toSorted((a, b) => a - b),
  }
}

export const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** The median and the 95th percentile as figures. */
export const quantiles = (what: string, times: readonly number[], [p50, p95]: [number, number]): Figure[] => [
  { what: `${what}, p50`, median: quantile(times, 0.5), goal: p50 },
  { what: `${what}, p95`, median: quantile(times, 0.95), goal: p95 },
]
