import { expect, test as playwright, type TestType } from '@playwright/test'
import { PEOPLE, type Role } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'
import { Driver } from './driver.ts'
import { Page } from './page.ts'

export { expect }
const NOW = Date.parse('2026-11-20T15:00:00Z')

/** What every journey must also survive: each answer takes a second, or the answer to its first call is lost. */
const WEATHERS: Record<string, string> = { '': '', slow: 'latency:1000', lost: '*:lostx1' }
const weather = WEATHERS[process.env['WEATHER'] ?? '']
if (weather === undefined) throw new Error('WEATHER is slow or lost')

/** The world of a test, its time and its faults. */
const scene = (world: string, faults = '', now = NOW) =>
  encodeURIComponent(
    [`world:${world}`, `now:${new Date(now).toISOString()}`, weather, faults].filter(Boolean).join(','),
  )

export { EMPTY, GRADED, INSTRUCTOR, occurrenceId, OVERBOOKED } from '../browser/test.ts'

type Fixtures = {
  page: Page
  /** Signs somebody in, as the member portal would. */
  signIn: (role: Role) => Promise<void>
  /** Sets the clocks of the next page and of the server, and signs the instructor in at that time. */
  travel: (iso: string) => Promise<void>
  /** Adds to the scenario of every request from now on. '' removes everything. */
  scenario: (text: string) => Promise<void>
}

/** Without the pages of browsers that Playwright drives. */
const base = playwright as unknown as TestType<{ baseURL: string }, object>

export const test = base.extend<Fixtures, { driver: Driver }>({
  driver: [
    async ({}, use) => {
      const driver = await Driver.start()
      await use(driver)
      driver.stop()
    },
    { scope: 'worker' },
  ],

  page: async ({ driver, baseURL }, use, testInfo) => {
    const browser = await driver.open()
    await browser.resize(1280, 900)
    const page = new Page(browser, baseURL)
    // A cookie needs a page.
    await page.goto('/_mock/')
    await page.setCookie('mock', scene(testInfo.testId))
    await use(page)
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await page.words().catch(String)
      await testInfo.attach('words', { body, contentType: 'text/plain' })
      console.log(body)
    }
    expect(await page.complaints()).toEqual([])
    await browser.close()
    // Frees the world of this test.
    await fetch(`${baseURL}/_mock/reset`, {
      method: 'POST',
      headers: { cookie: `mock=${scene(testInfo.testId)}` },
    })
  },

  scenario: async ({ page }, use, { testId }) => {
    await use(async (text) => void (await page.setCookie('mock', scene(testId, text))))
  },

  signIn: async ({ page }, use) => {
    await use(async (role) => {
      await page.setCookie('access_token', issueToken(PEOPLE[role].id, PEOPLE[role].number, NOW))
    })
  },

  travel: async ({ page }, use, { testId }) => {
    await use(async (iso) => {
      const { id, number } = PEOPLE.instructor
      const now = Date.parse(iso)
      await page.setCookie('access_token', issueToken(id, number, now))
      await page.setCookie('mock', scene(testId, '', now))
    })
  },
})
