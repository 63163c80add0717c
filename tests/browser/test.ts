import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test'
import { PEOPLE, type Role } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'
import { violationsOf } from './axe.ts'
import { completeFirefox } from './firefox.ts'
import { SHOWN } from './refusals/recorder.ts'
import { ANNOTATION } from './refusals/report.ts'

export { expect }
export const NOW = Date.parse('2026-11-20T15:00:00Z')
export const { id: INSTRUCTOR } = PEOPLE.instructor

/** Ids of the seed that tests use. */
export const occurrenceId = (ordinal: number, course = 0) => `o-${INSTRUCTOR}-${course}-${ordinal}`
export const OVERBOOKED = occurrenceId(3)
export const EMPTY = occurrenceId(4)
export const ELSEWHERE = occurrenceId(5)
export const CO_TAUGHT = occurrenceId(7)
export const GRADED = occurrenceId(0)
export const BIG = occurrenceId(1, 1)

type Fixtures = {
  /**
   * Whether the browser says that its user saves data. It does in most tests, because fetching all other pages ahead takes
   * a third of the work of loading one.
   */
  savesData: boolean
  /**
   * Signs somebody in, as the member portal would. An open page of somebody else then loads again on its own, in the middle of
   * a `goto`: leave it for `about:blank` before.
   */
  signIn: (role: Role, context?: BrowserContext) => Promise<void>
  /** Adds to the scenario of every request from now on: `createRegistrant:409x1`. '' removes everything. */
  scenario: (text: string) => Promise<void>
  /** Another browser in the same world. */
  otherBrowser: () => Promise<Page>
  /** Holds the page against WCAG 2.2 AA as it stands. @param without rules that cannot be judged there */
  checkAccessibility: (without?: string[]) => Promise<void>
  /** What the page complains of; empty at the end of every test. */
  complaints: string[]
}

const tokenOf = (role: Role) => issueToken(PEOPLE[role].id, PEOPLE[role].number, NOW)

// A status that the test asked for is not a complaint; everything else is, a violated content policy too.
const isExpected = (text: string) =>
  // As Chromium says it, and as Firefox tells a lost connection of the mock.
  /^(Failed to load resource|The status line of the HTTP response is invalid)/.test(text)

/** A route that still waits when its page closes would otherwise fail whichever test its worker runs next. */
async function endRoutes(context: BrowserContext) {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
}

export const test = base.extend<Fixtures>({
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints).toEqual([])
  },

  savesData: [true, { option: true }],

  page: async ({ page, browserName, complaints, scenario, savesData }, use, testInfo) => {
    if (browserName === 'firefox') await completeFirefox(page.context())
    if (savesData)
      await page.addInitScript(() => {
        // Chrome has it on `navigator.connection`; the types of the DOM do not.
        const { connection } = navigator as { connection?: object }
        if (connection) Object.defineProperty(connection, 'saveData', { value: true })
      })
    page.on('pageerror', (error) => {
      if (!isExpected(error.message)) complaints.push(String(error))
    })
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text())
    })
    await page.clock.setFixedTime(NOW)
    await scenario('')
    await use(page)
    await endRoutes(page.context())
    // A picture adds styles, of which Firefox complains.
    for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event)
    // Playwright's own option takes one in every test, to throw it away when all is well.
    if (complaints.length || testInfo.status !== testInfo.expectedStatus) {
      const body = await page.screenshot().catch(() => undefined)
      if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' })
    }
  },

  scenario: async ({ context, baseURL }, use, { testId, annotations }) => {
    await use(async (text) => {
      const value = [`world:${testId}`, `now:${new Date(NOW).toISOString()}`, text].filter(Boolean).join(',')
      await context.addCookies([{ name: 'mock', value: encodeURIComponent(value), url: baseURL ?? '' }])
    })
    const shown = await context.request.get(SHOWN, { headers: { 'X-Mock': `world:${testId}` } })
    for (const description of (await shown.json()) as string[])
      annotations.push({ type: ANNOTATION, description })
    // Frees the world of this test: the mock would keep two dozen of them, which is a gigabyte.
    await context.request.post('/_mock/reset')
  },

  signIn: async ({ context: own, baseURL }, use) => {
    await use(async (role, context = own) => {
      const expires = NOW / 1000 + 3600 * 24 * 365
      await context.addCookies([{ name: 'access_token', value: tokenOf(role), url: baseURL ?? '', expires }])
    })
  },

  otherBrowser: async ({ browser, browserName, context, signIn, baseURL }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const other = await browser.newContext({ baseURL: baseURL ?? '' })
      opened.push(other)
      if (browserName === 'firefox') await completeFirefox(other)
      await other.addCookies((await context.cookies()).filter(({ name }) => name === 'mock'))
      await signIn('instructor', other)
      const page = await other.newPage()
      await page.clock.setFixedTime(NOW)
      return page
    })
    for (const other of opened) {
      await endRoutes(other)
      await other.close()
    }
  },

  checkAccessibility: async ({ page }, use) => {
    await use(async (without = []) => expect(await violationsOf(page, without)).toEqual([]))
  },
})

/**
 * Runs a check in a window that is high enough for the whole page. In a lower one, a bar that stays in sight can cover half
 * of a control, which counts as too small a target although it can be scrolled.
 */
export async function inHighWindow(page: Page, check: () => Promise<void>) {
  const before = page.viewportSize()
  if (!before) throw new Error('the page has no viewport')
  await page.setViewportSize({ ...before, height: 4000 })
  // Firefox draws the page at its new height some frames later.
  await page.waitForFunction(
    () =>
      innerHeight === 4000 &&
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))),
  )
  await check()
  await page.setViewportSize(before)
}

/** The rows of a list, without its head. */
export const rows = (page: Page, list: string) =>
  page
    .getByRole('table', { name: list })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

export const row = (page: Page, list: string, text: string | RegExp) =>
  rows(page, list).filter({ hasText: text })

const addressIn = (target: Locator) => target.getByRole('link', { name: /@/, includeHidden: true })

/** The email address in a row of students. On a phone, a roster does not show it. */
export const emailOf = async (target: Locator) => (await addressIn(target).textContent()) ?? ''

/** The email addresses of the students that are shown, from the top. */
export const emailsOf = (page: Page) => addressIn(rows(page, 'students')).allTextContents()

/** The button that opens the menu of a row. */
export const menuOf = (target: Locator) => target.getByRole('button', { name: /^Actions for/ })

/** Opens the menu of a row and picks an action. */
export async function rowAction(page: Page, target: Locator, action: string) {
  await menuOf(target).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click()
}

export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })

export const confirmIn = (page: Page, title: string, button: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: button }).click()

/** Types a person into the open form. */
export async function fillPerson(page: Page, [firstName, lastName]: [string, string], email: string) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('First name').fill(firstName)
  await field('Last name').fill(lastName)
  await field('Email').fill(email)
}

/** What is said in an alert. The regions for toasts are alerts too, mostly empty ones. */
export const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

/** Everything that an alert has said since, also for a moment. */
export async function alertsOn(page: Page) {
  const said: string[] = []
  await page.exposeFunction('saidInAlert', (text: string) => said.push(text))
  await page.addInitScript(() =>
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=alert]'))
        if (textContent) (window as unknown as { saidInAlert(text: string): void }).saidInAlert(textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true }),
  )
  return said
}

/** What a form says above its fields when it could not be sent. */
export const formFailure = (page: Page, text: string | RegExp) =>
  page.getByRole('group', { name: 'Error', exact: true }).filter({ hasText: text })

/** Comes back to the page after a minute in another tab: what it shows is looked at again. */
export async function comeBack(page: Page) {
  await page.clock.setFixedTime(NOW + 60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}

/** Makes the browser refuse its storage to the pages that are opened from now on. */
export const forbidStorage = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }, storage)

/** The drafts that this browser keeps. */
export const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** Signs out in the menu of the account. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}
