// `npm run bench:web`: how long an instructor with a phone and a bad signal waits for a page of the built application.
// After that, how long a visitor waits for a public page. It prints but does not assert. The machine is shared, so compare
// medians and ratios within one run. ROUNDS=7 is the default; PAGES=students,roster and PROFILES=B narrow it down; HALF=site
// or HALF=app measures one half only; ADDRESSES=50000 fills the memory of a document server with more pages than 2,500.
import { build } from 'vite'
import { createBackend } from '../../../mocks/backend.ts'
import { compressFiles } from '../../../tools/build/deployed.ts'
import { appAt, serveMock } from '../../support/serve-mock.ts'
import { openBrowser } from '../app.ts'
import { type Load, loadCold } from './load.ts'
import { PAGES, type PageName } from './pages.ts'
import { printLoads, type Row } from './print.ts'
import { PROFILES, type ProfileName } from './profiles.ts'
import { benchSite } from './site/run.ts'

const OUT = 'dist/bench-web'
const ROUNDS = Number(process.env['ROUNDS'] ?? 7)

const chosen = <Name extends string>(all: Record<Name, unknown>, names: string | undefined) => {
  const wanted = names?.split(',')
  return (Object.keys(all) as Name[]).filter((name) => wanted?.includes(name) ?? true)
}
const pages = chosen<PageName>(PAGES, process.env['PAGES'])
const profiles = chosen<ProfileName>(PROFILES, process.env['PROFILES'])

const browser = await openBrowser()
if (process.env['HALF'] !== 'app') await benchSite(browser, ROUNDS)
if (process.env['HALF'] === 'site') {
  await browser.close()
  process.exit()
}

console.log('Building the application …')
await build({ logLevel: 'error', build: { outDir: OUT } })
// As in a deployment, whose build has compressed the files at the highest quality.
await compressFiles(OUT)
await using mock = await serveMock(createBackend(), appAt(`${process.cwd()}/${OUT}`))

const loads = new Map<string, Load[]>()
// Measured in rounds, so that a busy minute of the machine affects every page alike. The first round only warms up.
for (let round = 0; round <= ROUNDS; round++)
  for (const profile of profiles)
    for (const page of pages) {
      const load = await loadCold(browser, mock.origin, page, PROFILES[profile])
      const [paint, row] = [load.firstPaint, load.firstRow].map((ms) => Math.round(ms))
      console.log(
        `  round ${round} of ${ROUNDS}, profile ${profile}, ${page}: painted ${paint} ms, first row ${row} ms`,
      )
      if (round) loads.set(`${profile} ${page}`, [...(loads.get(`${profile} ${page}`) ?? []), load])
    }
await browser.close()

for (const profile of profiles) {
  const rows = pages.map((page): Row => ({ page, loads: loads.get(`${profile} ${page}`) ?? [] }))
  printLoads(profile, PROFILES[profile].what, rows)
}
