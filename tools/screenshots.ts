// `node tools/go.mjs tools/screenshots.ts`: builds the application and takes the pictures of the README, as WebP files in docs.
import { writeFileSync } from 'node:fs'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { createBackend } from '../mocks/backend.ts'
import { listen } from '../mocks/http/listen.ts'
import { createLocalServer, mockOf, type Respond } from '../mocks/http/server.ts'
import { PEOPLE } from '../mocks/seed/people.ts'
import { issueToken } from '../mocks/token.ts'
import { findBrowser } from '../tests/support/find-browser.ts'
import { buildAll } from './build/build.ts'
import { siteBesideMock } from './site-beside-mock.ts'

const { id, number } = PEOPLE.instructor
const DESKTOP = { viewport: { width: 1280, height: 860 } }
const PHONE = { viewport: { width: 390, height: 860 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

let now = Date.parse('2026-11-20T15:00:00Z')
let respond: Respond = () => undefined
const server = createLocalServer((request) => respond(request))
const origin = `http://localhost:${await listen(server, 0)}`
const out = `${process.cwd()}/dist/screenshots`
await buildAll({ mode: 'demo', out })
const backend = createBackend(() => now)
respond = mockOf(backend, await siteBesideMock(backend, { out, origin }))
const browser = await chromium.launch({ executablePath: findBrowser().path, args: ['--no-sandbox'] })

/** A screen of the busy instructor. */
const signedIn = (screen: BrowserContextOptions): BrowserContextOptions => {
  const more = { domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false }
  const token = {
    name: 'access_token',
    value: issueToken(id, number, now),
    sameSite: 'Lax' as const,
    ...more,
  }
  return { ...screen, storageState: { cookies: [token], origins: [] } }
}

async function picture(
  name: string,
  path: string,
  screen: BrowserContextOptions,
  act?: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...screen })
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  await page.goto(`${origin}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await act?.(page)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(`docs/${name}.webp`, bytes)
  console.log(`docs/${name}.webp  ${bytes.length} bytes`)
  await context.close()
}

await picture('class-page', `/course/c-${id}-0`, DESKTOP)
await picture('roster', `/roster/o-${id}-0-1`, signedIn(DESKTOP))
// The morning of the second day of a class.
now = Date.parse('2026-11-21T14:30:00Z')
await picture('class-day', `/roster/o-${id}-0-8`, signedIn(PHONE), async (page) => {
  for (const i of [0, 1])
    await page
      .getByRole('button', { name: / is here$/ })
      .nth(i)
      .click()
  await page.evaluate(() => scrollTo(0, 0))
})
await browser.close()
server.close()
