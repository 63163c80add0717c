import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { createBackend } from '../../../../mocks/backend.ts'
import { courseIds } from '../../../../mocks/seed/courses.ts'
import { PEOPLE } from '../../../../mocks/seed/people.ts'
import { buildAll } from '../../../../tools/build/build.ts'
import { paths } from '../../../../src/paths.ts'
import { NONCE } from '../../../../src/lib/page/security-headers.ts'
import { type Keeping, NOTHING_KEPT } from '../../../../src/public/server/kept.ts'
import { responseOf } from '../../../../src/public/server/answer.ts'
import { filesAt } from '../../../../src/public/server/files.ts'
import { fillTemplate } from '../../../../src/public/server/template.ts'
import { publicVariables } from '../../../../src/settings.ts'
import { runServer } from '../../../production/document-server.ts'
import { environmentOf } from '../../../support/deployment.ts'
import { serveMock } from '../../../support/serve-mock.ts'
import { type Figure, median, print } from '../../measure.ts'
import { PROFILES } from '../profiles.ts'
import { benchCapacity } from './capacity.ts'
import { makeCertificate, type Protocol, startFront } from './front.ts'
import { atRate, quantiles } from './load.ts'
import { HOST, PAGES, type PageName } from './pages.ts'
import { start } from './processes.ts'
import { type Visit, visit } from './visit.ts'

const OUT = `${process.cwd()}/dist/bench-site`
/** More than are kept at a time. */
const ADDRESSES = Number(process.env['ADDRESSES'] ?? 2500)
const SITE = `https://${HOST}`

const FIGURES: readonly { key: keyof Visit; title: string; budget: number; digits: number }[] = [
  { key: 'fcp', title: 'FCP, ms', budget: 800, digits: 0 },
  { key: 'lcp', title: 'LCP, ms', budget: 1600, digits: 0 },
  { key: 'hydrated', title: 'hydrated, ms', budget: 2200, digits: 0 },
  { key: 'tbt', title: 'TBT, ms', budget: 150, digits: 0 },
  { key: 'cls', title: 'CLS', budget: 0.0005, digits: 3 },
]
const cells = (texts: readonly string[]) => texts.map((text) => text.padStart(15)).join('')

/** The same build, rendered by the browser alone as on a static host. */
function staticHost(env: Record<string, string>) {
  const page = fillTemplate(readFileSync(`${OUT}/app/site.html`, 'utf8'), {
    product: env['VITE_PRODUCT'] ?? '',
    settings: publicVariables(env),
  }).replaceAll(NONCE, '')
  const files = filesAt(`${OUT}/app`)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return (request: Request) => responseOf(files(request) ?? { status: 200, headers, body: page })
}

/** Measures cold visits of public pages, rendered by the server and by the browser, and then the document server alone. */
export async function benchSite(browser: Browser, rounds: number) {
  console.log('\nBuilding the public site …')
  await buildAll({ out: OUT })
  await using mock = await start('api')
  const env = environmentOf({ site: SITE, api: mock.origin })
  await using client = await serveMock(createBackend(), staticHost(env))
  const documents = (more: Record<string, string>) =>
    start('document-server', { ...env, OUT, SITE, API: mock.origin, ...more })

  const keeping = (how: Partial<Keeping>) => ({ KEEPING: JSON.stringify(how) })
  await using kept = await documents({})
  const class1 = kept.origin + PAGES.class
  let html = ''
  for (let tries = 0; tries < 20 && !html.includes('href="/register/'); tries++)
    html = await (await fetch(class1)).text()
  console.log(
    `A link to register is ${html.includes('href="/register/') ? '' : 'NOT '}in the HTML of the class page.`,
  )

  await benchVisits(browser, rounds, { server: kept.origin, client: client.origin }, mock.origin)

  // Those of the seed that the public may see.
  const { instructor, range, retail } = PEOPLE
  const courses = [courseIds(instructor).slice(0, 35), courseIds(range), courseIds(retail)]
    .flat()
    .slice(0, 40)
  // The mock makes the data of a course when somebody first asks for it. Each leads to the address with its name.
  const found: Response[] = []
  for (const id of courses) found.push(await fetch(kept.origin + paths.course(id)))
  const addresses = (origin: string) => found.map(({ url }) => origin + new URL(url).pathname)
  const figures: Figure[] = []
  {
    await using fresh = await documents(keeping(NOTHING_KEPT))
    await atRate(addresses(fresh.origin), 10, 4)
    const { times } = await atRate(addresses(fresh.origin), 50, 10)
    figures.push(...quantiles('not kept, 50 requests/s over 40 courses', times, [8, 15]))
  }
  {
    // As it runs in a deployment.
    await using deployed = runServer(env, OUT)
    const all = addresses(`http://127.0.0.1:${await deployed.port()}`)
    await atRate(all, 10, 8)
    const { times } = await atRate(all, 50, 10)
    figures.push(...quantiles('kept, 50 requests/s over 40 courses', times, [1, 3]))
  }
  {
    // What is kept is old at once, so each request waits as long as one with an older document does.
    await using slow = await documents({ WAIT: '2000', ...keeping({ fresh: 1, stale: 1 }) })
    for (let tries = 0; tries < 2; tries++) await atRate(addresses(slow.origin), 10, 4)
    const { times } = await atRate(addresses(slow.origin), 10, 4)
    figures.push({ what: 'API needs 2 s, latest document', median: times.at(-1) ?? Number.NaN, goal: 320 })
  }
  const memory = async () => Number(await (await fetch(`${kept.origin}/memory`)).text())
  const before = await memory()
  const { times, failures } = await atRate([class1], 1000, 5)
  figures.push(
    {
      what: `1,000 requests/s of one kept page, failures of ${times.length + failures}`,
      median: failures,
      goal: 0.5,
      unit: '',
    },
    ...quantiles('1,000 requests/s of one kept page', times, [50, 200]),
    { what: 'memory gained by that', median: (await memory()) - before, goal: 150, unit: 'MB' },
  )
  const searches = Array.from({ length: ADDRESSES }, (_, i) => `${kept.origin}/instructor-search?q=${i}`)
  await atRate(searches, 50, ADDRESSES / 50)
  figures.push({ what: `memory after ${ADDRESSES} addresses`, median: await memory(), goal: 420, unit: 'MB' })
  print('Document server, one process', figures)
  await benchCapacity(OUT, env, addresses('').slice(0, 20))
}

async function benchVisits(
  browser: Browser,
  rounds: number,
  origins: Record<'server' | 'client', string>,
  mock: string,
) {
  const certificate = makeCertificate()
  const protocols: Protocol[] = certificate ? ['HTTP/1.1', 'HTTP/2'] : ['HTTP/1.1']
  if (!certificate) console.log('HTTP/2 is left out, because OpenSSL is missing.')
  const visits = new Map<string, Visit[]>()
  const names = Object.keys(PAGES) as PageName[]
  for (const protocol of protocols) {
    using server = await startFront({ documents: origins.server, mock, protocol, certificate })
    using client = await startFront({ documents: origins.client, mock, protocol, certificate })
    // In rounds, so that a busy minute of the machine affects both ways alike. The first round only warms up.
    for (let round = 0; round <= rounds; round++)
      for (const name of names)
        for (const [way, { origin }] of Object.entries({ server, client })) {
          const one = await visit(browser, origin + PAGES[name], PROFILES.B)
          const key = `${protocol} ${name} ${way}`
          console.log(
            `  round ${round} of ${rounds}, ${key}: FCP ${one.fcp.toFixed()}, hydrated ${one.hydrated.toFixed()} ms`,
          )
          if (round) visits.set(key, [...(visits.get(key) ?? []), one])
        }
  }
  console.log(`\nPublic pages, phone of 412x823, CPU x4, ${PROFILES.B.what}; medians of ${rounds}`)
  console.log(`  ${''.padEnd(26)}${cells(FIGURES.map(({ title }) => title))}`)
  for (const [key, all] of visits) {
    const isOurs = key.endsWith('server')
    const values = FIGURES.map(({ key: figure, digits, budget }) => {
      const value = median(all.map((one) => one[figure]))
      return `${value.toFixed(digits)}${isOurs && value > budget ? ' !' : '  '}`
    })
    console.log(`  ${key.padEnd(26)}${cells(values)}`)
  }
  console.log(
    `  ${'budget'.padEnd(26)}${cells(FIGURES.map(({ budget, digits }) => `${digits ? 0 : budget}  `))}`,
  )
}
