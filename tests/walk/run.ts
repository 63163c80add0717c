// `npm run walk`: walks through the real screens at random, as an instructor and as a visitor, and prints the shortest
// sequence for each thing that must not be.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '../support/find-browser.ts'
import { startServer } from './server.ts'
import { SCREENS } from './steps/screens.ts'
import { type Found, play, shorten, wayAlong, wayOf } from './walker.ts'

const { values: said } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** How many walks on each screen. In place of a time, so that a slow machine does the same as a fast one. */
    rounds: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** A screen, or a walk that was printed. */
    path: { type: 'string', default: '' },
  },
})
const seed = Number(said.seed)
const [chosen, steps, sought] = said.path.split('/')
const screens = SCREENS.filter(({ name }) => !chosen || name === chosen)
const rounds = steps ? 1 : Number(said.rounds ?? Infinity)
const end = steps || said.rounds ? Infinity : Date.now() + Number(said.minutes) * 60_000
/** Milliseconds for the search for a shorter sequence. */
const SHORTENING = 60_000

const server = await startServer(Number(process.env['TEST_PORT'] ?? 4373))
const browser = await chromium.launch({
  executablePath: findBrowser().path,
  args: ['--no-sandbox', '--disable-gpu'],
})
const where = { browser, server, steps: 0 }
/** What was found is not shown again. */
const known = new Set<string>()
let walks = 0

const tell = ({ screen, kind, message, story, path }: Found) =>
  console.log(`
  ${message}
  ${story.join(' → ')}
  npm run walk -- --seed ${seed} --path ${screen}/${path.join('.')}/${kind}
`)

for (let round = 0; round < rounds && Date.now() < end; round++)
  for (const [i, screen] of screens.entries()) {
    if (!browser.isConnected()) throw new Error('the browser is gone')
    const way = steps ? wayAlong(screen, steps.split('.').map(Number)) : wayOf(screen, seed + round * 100 + i)
    const found = await play(screen, where, way, (one) =>
      sought ? one === sought : !known.has(`${screen.name}/${one}`),
    )
    walks++
    // What is not seen a second time on the same way may have been a busy machine.
    const again =
      found && !steps
        ? await play(screen, where, wayAlong(screen, found.path), (kind) => kind === found.kind)
        : found
    if (again) {
      console.log(`✗ ${screen.name}, ${again.kind}: ${again.message}`)
      known.add(`${screen.name}/${again.kind}`)
      tell(steps ? again : await shorten(screen, where, again, Date.now() + SHORTENING))
    } else {
      console.log(`✓ ${screen.name}`)
      if (found) console.log(`? seen only once: ${found.message} (${found.path.join('.')}/${found.kind})`)
    }
    if (Date.now() > end) break
  }

await browser.close()
server.close()
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/walk.json', JSON.stringify({ passed: walks - known.size, failed: known.size }))
console.log(`\n${walks} walks, ${where.steps} steps, ${known.size} faults`)
// Not only its code: what Chromium or a build leaves open must not keep `npm test` waiting.
process.exit(known.size ? 1 : 0)
