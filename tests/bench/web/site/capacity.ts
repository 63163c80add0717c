import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ask, runServer } from '../../../production/document-server.ts'
import { hasNginx, NGINX_PACKAGES, startNginx } from '../../../smoke/nginx.ts'
import { print } from '../../measure.ts'
import { atRate, quantile } from './load.ts'
import { HOST } from './pages.ts'

const CONNECTIONS = 32
const SECONDS = 5
const NGINX = 4390
/** New pages a second, each an address of its own. */
const RATE = 30
/** `Host` with a capital: unless a header has exactly this name, wrk adds its own, and servers read whichever comes first. */
const HEADERS = { Host: HOST, 'accept-encoding': 'br' }

/** The script by which wrk asks for the pages in turn. */
const inTurn = (paths: readonly string[]) => `local paths = { ${paths.map((path) => `'${path}'`).join(', ')} }
local count = 0
function request()
  count = count % #paths + 1
  return wrk.format('GET', paths[count])
end
`

const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/**
 * As many requests as one server answers over some connections that each wait for their answer. They come from wrk, which
 * leaves more of the processor to the server than a load in Node would.
 */
async function flood(port: number, connections: number, script: string) {
  const headers = Object.entries(HEADERS).map(([name, value]) => `-H '${name}: ${value}'`)
  const wrk = `wrk -t 1 -c ${connections} -d ${SECONDS} --latency -s '${script}' ${headers.join(' ')}`
  const { stdout } = await promisify(execFile)('sh', ['-c', `${wrk} http://127.0.0.1:${port}; times`])
  const latency = (part: number) => {
    const [, time, unit = ''] = new RegExp(`${part}% +([\\d.]+)(\\w+)`).exec(stdout) ?? []
    return Number(time) * (MS[unit] ?? Number.NaN)
  }
  const sum = (pattern: RegExp, text = stdout) =>
    [...text.matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0)
  return {
    rate: sum(/(\d+) requests in/g) / SECONDS,
    p50: latency(50),
    p99: latency(99),
    failures: sum(/(?:responses:|connect|read|write|timeout) (\d+)/g),
    // The load comes from the same machine. The last line has the seconds of the processor that it took.
    load: (sum(/([\d.]+)s/g, stdout.trim().split('\n').at(-1)) / SECONDS) * 100,
  }
}

const COLUMNS = { rate: 'requests/s', p50: 'p50, ms', p99: 'p99, ms', failures: 'failures', load: 'load, %' }
const line = (title: string, texts: readonly string[]) =>
  console.log(`  ${title.padEnd(42)}${texts.map((text) => text.padStart(12)).join('')}`)

/**
 * How many kept pages are sent in a second: by one document server, by several, and by nginx in front of one. After that,
 * what becomes of pages that nobody keeps while one of the servers is killed.
 * @param out the folder of the build @param env of the servers @param paths of the pages
 */
export async function benchCapacity(out: string, env: Record<string, string>, paths: readonly string[]) {
  if (spawnSync('wrk').error) return console.log('\nKept pages are left out; on Debian: apt-get install wrk')
  const script = `${out}/in-turn.lua`
  writeFileSync(script, inTurn(paths))
  await using first = runServer(env, out)
  await using second = runServer(env, out)
  await using third = runServer(env, out)
  await using fourth = runServer(env, out)
  const ports = await Promise.all([first, second, third, fourth].map((server) => server.port()))
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)

  async function measure(what: string, some: readonly number[]) {
    for (const port of some) for (const path of paths) await ask(port, path, { headers: HEADERS })
    const floods = await Promise.all(some.map((port) => flood(port, CONNECTIONS / some.length, script)))
    const all = (figure: keyof typeof COLUMNS) => floods.map((one) => one[figure])
    const sum = (figure: keyof typeof COLUMNS) => all(figure).reduce((total, one) => total + one)
    const most = (figure: keyof typeof COLUMNS) => Math.max(...all(figure)).toFixed(1)
    line(what, [
      sum('rate').toFixed(),
      most('p50'),
      most('p99'),
      String(sum('failures')),
      sum('load').toFixed(),
    ])
  }

  console.log(`\nKept pages, ${CONNECTIONS} connections for ${SECONDS} s, ${paths.length} addresses`)
  line('', Object.values(COLUMNS))
  await measure('1 document server (goal 5,000)', ports.slice(0, 1))
  await measure('2 document servers', ports.slice(0, 2))
  await measure('4 document servers', ports)
  if (!hasNginx()) return console.log(`  nginx is left out; on Debian: apt-get install ${NGINX_PACKAGES}`)
  {
    await using _ = await startNginx(NGINX, origins.slice(0, 1), `${out}/app`)
    await measure('nginx, which keeps pages (goal 20,000)', [NGINX])
  }

  await using _ = await startNginx(NGINX, origins, `${out}/app`)
  const searches = Array.from(
    { length: RATE * 2 * SECONDS },
    (_each, i) => `http://127.0.0.1:${NGINX}/instructor-search?q=${i}`,
  )
  const [{ times, failures }] = await Promise.all([
    atRate(searches, RATE, 2 * SECONDS),
    wait(SECONDS * 1000).then(() => fourth[Symbol.asyncDispose]()),
  ])
  print(`${ports.length} document servers behind nginx, ${RATE} new pages/s, one is killed`, [
    { what: `failures of ${times.length + failures}`, median: failures, goal: 0.5, unit: '' },
    { what: 'p99', median: quantile(times, 0.99) },
  ])
}
