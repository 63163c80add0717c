import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { hasNginx, NGINX_PACKAGES, startNginx } from '../../../smoke/nginx.ts'
import { print } from '../../measure.ts'
import { atRate, quantile } from './load.ts'
import type { Process } from './processes.ts'

const CONNECTIONS = 32
const SECONDS = 5
const NGINX = 4390
/** New pages a second, each an address of its own. */
const RATE = 30

/** Asks for a page over a kept connection. @returns milliseconds; NaN if it fails or is no page */
const ask = (agent: Agent, address: string): Promise<number> =>
  new Promise((done) => {
    const started = performance.now()
    request(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer
        .resume()
        .once('end', () => done(answer.statusCode === 200 ? performance.now() - started : Number.NaN))
    })
      .once('error', () => done(Number.NaN))
      .end()
  })

/** As many requests as get answered, over some connections that each wait for their answer. */
async function flood(addresses: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  const [until, before] = [performance.now() + SECONDS * 1000, process.cpuUsage()]
  let next = 0
  const one = async () => {
    while (performance.now() < until) times.push(await ask(agent, addresses[next++ % addresses.length] ?? ''))
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  agent.destroy()
  const { user, system } = process.cpuUsage(before)
  const sorted = times.filter((time) => !Number.isNaN(time)).toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1)
  return [
    `${Math.round(sorted.length / SECONDS)}`,
    at(0.5),
    at(0.99),
    `${times.length - sorted.length}`,
    // The load comes from the same machine.
    `${Math.round((user + system) / SECONDS / 10_000)} %`,
  ]
}

const TITLES = ['requests/s', 'p50, ms', 'p99, ms', 'failures', 'load itself']
const cells = (texts: readonly string[]) => texts.map((text) => text.padStart(13)).join('')

/**
 * How many kept pages are sent in a second: by one document server, by all, and by nginx in front of one. After that, what
 * becomes of pages that nobody keeps while one of the servers is killed.
 * @param paths of the pages @param app the folder of the built files
 */
export async function benchCapacity(servers: readonly Process[], paths: readonly string[], app: string) {
  const origins = servers.map(({ origin }) => origin)
  const pages = (from: readonly string[]) => paths.flatMap((path) => from.map((origin) => origin + path))
  console.log(`\nKept pages, ${CONNECTIONS} connections for ${SECONDS} s, ${paths.length} addresses`)
  console.log(`  ${''.padEnd(26)}${cells(TITLES)}`)
  const measure = async (what: string, from: readonly string[]) => {
    for (const page of pages(from)) await (await fetch(page)).text()
    console.log(`  ${what.padEnd(26)}${cells(await flood(pages(from)))}`)
  }
  for (const some of [1, 2, 4]) await measure(`document servers: ${some}`, origins.slice(0, some))
  if (!hasNginx()) return console.log(`  nginx is left out; on Debian: apt-get install ${NGINX_PACKAGES}`)
  const nginx = `http://127.0.0.1:${NGINX}`
  {
    await using _ = await startNginx(NGINX, origins.slice(0, 1), app)
    await measure('nginx, which keeps pages', [nginx])
  }
  await using _ = await startNginx(NGINX, origins, app)
  const searches = Array.from(
    { length: RATE * 2 * SECONDS },
    (_each, i) => `${nginx}/instructor-search?q=${i}`,
  )
  const [{ times, failures }] = await Promise.all([
    atRate(searches, RATE, 2 * SECONDS),
    wait(SECONDS * 1000).then(() => servers.at(-1)?.[Symbol.asyncDispose]()),
  ])
  print(`${servers.length} document servers behind nginx, ${RATE} new pages/s, one is killed`, [
    { what: `failures of ${times.length + failures}`, median: failures, goal: 0.5, unit: '' },
    { what: 'p99', median: quantile(times, 0.99) },
  ])
}
