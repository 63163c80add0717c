// How pages start: what they ask for, for whom, and that nothing on them jumps.
import type { Page } from '@playwright/test'
import { alert, expect, INSTRUCTOR, occurrenceId, OVERBOOKED, rows, test } from './test.ts'

const COURSE = `c-${INSTRUCTOR}-0`
const TO_GRADE = occurrenceId(1)

// The world of a test is seeded by its first calls, which takes a moment on a busy machine.
const SOON = { timeout: 20_000 }
const hasRows = (list: string) => (page: Page) => expect(rows(page, list).first()).toBeVisible(SOON)
const hasButton = (name: string) => (page: Page) =>
  expect(page.getByRole('button', { name })).toBeVisible(SOON)

/** Every page of an instructor, and something on it that is there once it is complete. */
const LISTS = {
  '/my-classes': hasRows('classes'),
  '/my-courses': hasRows('courses'),
  [`/manage-course/${COURSE}`]: hasRows('classes'),
  '/students': hasRows('students'),
  '/dashboard/instructor-resources/state': hasRows('resources'),
  [`/roster/${OVERBOOKED}`]: hasRows('students'),
}
const PAGES = {
  ...LISTS,
  '/dashboard': (page: Page) => expect(page.getByText('have e-learning left')).toBeVisible(SOON),
  [`/submit-results/${TO_GRADE}`]: hasRows('students'),
  '/create-course': hasButton('Next'),
  [`/edit-course/${COURSE}`]: hasButton('Save'),
  '/dashboard/reviews': (page: Page) =>
    expect(page.getByRole('list', { name: 'Reviews' }).getByRole('article')).toHaveCount(10, SOON),
  '/certifications': (page: Page) =>
    expect(page.getByRole('list', { name: 'Certifications' })).toBeVisible(SOON),
  '/events-check-in': (page: Page) => expect(page.getByTitle('Event check-in')).toBeVisible(SOON),
}

/** The API calls of a page: method and path. */
function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(api|mesh|retool|v2025-02-19)\//.test(pathname))
      calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

const ME = 'POST /api/mesh/'

for (const [path, isComplete] of Object.entries(PAGES))
  test(`a first visit of ${path} asks for everything once`, async ({ page, signIn }) => {
    await signIn('instructor')
    const calls = callsOf(page)
    await page.goto(path)
    await isComplete(page)
    expect(calls).toContain(ME)
    expect(calls.length).toBeGreaterThan(1)
    expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([])
  })

test('the retail-partner classes ask for everything once', async ({ page, signIn }) => {
  await signIn('retail')
  const calls = callsOf(page)
  await page.goto('/retail-partner-classes')
  await expect(rows(page, 'classes').first()).toBeVisible()
  expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([])
})

for (const path of [...Object.keys(PAGES), '/retail-partner-classes'])
  test(`a student who opens ${path} calls nothing private`, async ({ page, signIn, scenario }) => {
    await signIn('student')
    await scenario('latency:100')
    const calls = callsOf(page)
    await page.goto(path)
    // The home is where the portal leads everyone who signs in at the site root.
    await expect(page).toHaveURL(path === '/dashboard' ? '/classes' : '/not-found')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(calls).toEqual([ME])
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  })

test('the account goes first, and its page waits for nobody else', async ({ page, signIn }) => {
  await signIn('instructor')
  const calls = callsOf(page)
  await page.goto('/students')
  await expect(rows(page, 'students').first()).toBeVisible()
  expect(calls[0]).toBe(ME)
})

test.describe('when the account cannot be loaded', () => {
  test('the token lets an instructor in, and the page says so', async ({
    page,
    signIn,
    scenario,
    checkAccessibility,
  }) => {
    await signIn('instructor')
    await scenario('me:403')
    await page.goto('/my-classes')
    await expect(alert(page, 'We could not load your account.')).toBeVisible()
    await expect(rows(page, 'classes').first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Instructor' })).toBeVisible()
    await checkAccessibility()

    await scenario('')
    await alert(page, 'We could not load your account.').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Account of Dana Reyes' })).toBeVisible()
    await expect(alert(page, 'We could not load your account.')).toHaveCount(0)
  })

  test('an unknown path leads an instructor to the classes all the same', async ({
    page,
    signIn,
    scenario,
  }) => {
    await signIn('instructor')
    await scenario('me:403')
    await page.goto('/no/such/page')
    await expect(page).toHaveURL('/my-classes')
  })

  test('a student is not let in', async ({ page, signIn, scenario }) => {
    await signIn('student')
    await scenario('me:403')
    const calls = callsOf(page)
    await page.goto('/my-classes')
    await expect(page.getByText('We could not load your account')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(calls.filter((call) => call !== ME)).toEqual([])
  })
})

test('until the account has settled there is only the outline of a page', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('instructor')
  const release = await holdBack(page, /\/api\/mesh\//)
  await page.goto('/my-classes')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Instructor' })).toHaveCount(0)
  await checkAccessibility(['page-has-heading-one'])
  release()
  await expect(rows(page, 'classes').first()).toBeVisible()
})

/** Holds back the calls to an address until the returned function is called. */
async function holdBack(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Adds up how far things jump, as browsers do for the Cumulative Layout Shift. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The types of the DOM do not have it yet.
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] }
        const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80))
        shifts.push(`${value} ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0)
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.02)
  }
}

for (const [path, isComplete] of Object.entries(PAGES))
  test(`nothing on ${path} jumps when the account comes late`, async ({ page, signIn }) => {
    await signIn('instructor')
    const expectNoShift = await watchShifts(page)
    const release = await holdBack(page, /\/api\/mesh\//)
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    release()
    await isComplete(page)
    await expectNoShift()
  })

for (const [path, isComplete] of Object.entries(LISTS))
  test(`nothing on ${path} jumps when the rows come late`, async ({ page, signIn }) => {
    await signIn('instructor')
    const expectNoShift = await watchShifts(page)
    const release = await holdBack(
      page,
      /\/api\/training\/.*(students|registrants|courses|occurrences)(\?|$)|\/data\/query\//,
    )
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    release()
    await isComplete(page)
    await expectNoShift()
  })
