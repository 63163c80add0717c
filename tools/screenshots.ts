// `node tools/go.mjs tools/screenshots.ts`: builds the application and takes the pictures of the README, as WebP files in docs.
// `… tools/screenshots.ts FOLDER` takes the main pages, on a phone and on a desktop, for a reviewer.
import { mkdirSync, writeFileSync } from 'node:fs'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { createBackend } from '../mocks/backend.ts'
import { listen } from '../mocks/http/listen.ts'
import { createLocalServer, mockOf, type Respond } from '../mocks/http/server.ts'
import { PEOPLE } from '../mocks/seed/people.ts'
import { issueToken } from '../mocks/token.ts'
import { isInstructorPath } from '../src/paths.ts'
import { findBrowser } from '../tests/support/find-browser.ts'
import { buildAll } from './build/build.ts'
import { siteBesideMock } from './site-beside-mock.ts'

const { id, number } = PEOPLE.instructor
const DESKTOP = { viewport: { width: 1280, height: 860 } }
const PHONE = { viewport: { width: 390, height: 860 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const COURSE = `c-${id}-0`
const ROSTER = `o-${id}-0-1`
/** The main pages, by the names of their pictures. */
const PAGES = {
  home: '/',
  classes: '/classes',
  'classes-in-a-state': '/classes/minnesota',
  class: `/course/${COURSE}`,
  'request-a-date': `/course/${COURSE}?request=date`,
  instructor: `/instructor/${id}`,
  search: '/instructor-search?type=classes',
  'search-by': '/search-by',
  reciprocity: '/reciprocity/texas',
  'review-a-class': '/review-class',
  'no-such-page': '/no-such-page',
  dashboard: '/dashboard',
  reviews: '/dashboard/reviews',
  resources: '/dashboard/instructor-resources',
  'my-classes': '/my-classes',
  'my-classes-month': '/my-classes?view=month',
  'my-courses': '/my-courses',
  'manage-course': `/manage-course/${COURSE}`,
  'create-course': '/create-course',
  'edit-course': `/edit-course/${COURSE}`,
  'schedule-class': `/manage-course/${COURSE}?add=${COURSE}`,
  roster: `/roster/${ROSTER}`,
  'add-student': `/roster/${ROSTER}?registrant=new`,
  upload: `/roster/${ROSTER}?tool=upload`,
  results: `/submit-results/${ROSTER}`,
  students: '/students',
  student: `/students?student=s-${id}-3`,
  certifications: '/certifications',
  agreements: '/accept-agreements',
  payments: '/payments',
  account: '/instructor-account',
}

const [folder = 'docs'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
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

/** The area of a whole page, for a picture that goes on below the screen. */
const wholeOf = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth: width, scrollHeight: height } = document.documentElement
    return { x: 0, y: 0, width, height, scale: 1 }
  })

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
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    ...(folder !== 'docs' && { captureBeyondViewport: true, clip: await wholeOf(page) }),
  })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(`${folder}/${name}.webp`, bytes)
  console.log(`${folder}/${name}.webp  ${bytes.length} bytes`)
  await context.close()
}

async function picturesOfReadme() {
  await picture('class-page', PAGES.class, DESKTOP)
  await picture('roster', PAGES.roster, signedIn(DESKTOP))
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
}

async function picturesOfPages() {
  for (const [name, path] of Object.entries(PAGES))
    for (const [device, screen] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
      await picture(`${name}-${device}`, path, isInstructorPath(path) ? signedIn(screen) : screen)
}

await (folder === 'docs' ? picturesOfReadme() : picturesOfPages())
await browser.close()
server.close()
