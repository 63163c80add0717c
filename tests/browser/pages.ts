// The pages of an instructor, for tests of how they start.
import type { Locator, Page } from '@playwright/test'
import { CO_TAUGHT, expect, INSTRUCTOR, occurrenceId, OVERBOOKED, rows } from './test.ts'

const COURSE = `c-${INSTRUCTOR}-0`
const REGISTRANT = `r-${INSTRUCTOR}-0-7-0`
const TO_GRADE = occurrenceId(1)

// The world of a test is seeded by its first calls, which takes a moment on a busy machine.
const SOON = { timeout: 20_000 }
const hasRows = (list: string) => (page: Page) => expect(rows(page, list).first()).toBeVisible(SOON)
const hasDialog =
  (name = '') =>
  async (page: Page) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible(SOON)
    // Until its content is there, a dialog shows an outline.
    await expect(page.getByRole('dialog').getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  }
const hasButton = (name: string) => (page: Page) =>
  expect(page.getByRole('button', { name })).toBeVisible(SOON)

/** Every page of an instructor, and something on it that is there once it is complete. */
export const LISTS = {
  '/my-classes': hasRows('classes'),
  '/my-classes?view=month': (page: Page) =>
    expect(page.getByText('35 classes, 18 overlap')).toBeVisible(SOON),
  '/my-courses': hasRows('courses'),
  [`/manage-course/${COURSE}`]: hasRows('classes'),
  '/dashboard/reviews': (page: Page) =>
    expect(page.getByRole('list', { name: 'Reviews' }).getByRole('article')).toHaveCount(10, SOON),
  '/students': hasRows('students'),
  '/dashboard/instructor-resources/state': hasRows('resources'),
  [`/roster/${OVERBOOKED}`]: hasRows('students'),
}
export const PAGES = {
  ...LISTS,
  '/my-classes?view=week': (page: Page) => expect(page.getByText(/^\d+ classes/)).toBeVisible(SOON),
  '/dashboard': (page: Page) => expect(page.getByText('have e-learning left')).toBeVisible(SOON),
  [`/submit-results/${TO_GRADE}`]: hasRows('students'),
  '/create-course': hasButton('Next'),
  [`/edit-course/${COURSE}`]: hasButton('Save'),
  '/certifications': (page: Page) =>
    expect(page.getByRole('list', { name: 'Certifications' })).toBeVisible(SOON),
  '/accept-agreements': (page: Page) =>
    expect(page.getByRole('heading', { name: 'Accepted', exact: true })).toBeVisible(SOON),
  '/payments': (page: Page) => expect(page.getByText('Ready', { exact: true })).toBeVisible(SOON),
  '/instructor-account': hasButton('Save'),
  '/events-check-in': (page: Page) => expect(page.getByTitle('Event check-in')).toBeVisible(SOON),
}

/** The dialogs, drawers and tools that have an address, and when they are complete. */
export const DIALOGS = {
  [`/manage-course/${COURSE}?add=${COURSE}`]: hasDialog('Add a class'),
  '/my-classes?schedule=2026-12-05': hasDialog('Schedule class'),
  [`/my-classes?edit=${OVERBOOKED}`]: hasDialog('Edit class'),
  [`/my-classes?instructors=${CO_TAUGHT}`]: hasDialog('Instructors'),
  [`/roster/${OVERBOOKED}?registrant=new`]: hasDialog('Add a student'),
  [`/roster/${CO_TAUGHT}?registrant=${REGISTRANT}`]: hasDialog(),
  [`/roster/${CO_TAUGHT}?registrant=${REGISTRANT}&step=EDIT`]: hasDialog(),
  [`/roster/${CO_TAUGHT}?registrant=${REGISTRANT}&step=RESCHEDULE`]: hasDialog(),
  [`/roster/${OVERBOOKED}?tool=upload`]: hasDialog('Upload a roster'),
  [`/roster/${OVERBOOKED}?tool=print`]: hasButton('Print'),
  [`/students?student=s-${INSTRUCTOR}-3`]: hasDialog(),
  [`/students?student=s-${INSTRUCTOR}-3&tab=HISTORY`]: hasDialog(),
  [`/students?student=s-${INSTRUCTOR}-3&mode=NOTE`]: hasDialog(),
}

/** Holds back the calls to an address until the returned function is called. */
export async function holdBack(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Adds up how far things jump, as browsers do for the Cumulative Layout Shift. The returned function expects nearly nothing. */
export async function watchShifts(page: Page) {
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
    // A shift is known after the frame that it happens in.
    const shifts = await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifts: string[] }).shifts
    })
    const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0)
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.02)
  }
}

/** The API calls of a page: method and path. */
export function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(api|mesh|retool|v2025-02-19)\//.test(pathname))
      calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

export const ME = 'POST /api/mesh/'

/** After everything has failed, presses one "Try again" and expects that no other is left. */
export async function comeBackAtOnePress(
  page: Page,
  scenario: (text: string) => Promise<void>,
  where: Page | Locator = page,
) {
  const again = { name: /^Try again/ }
  const buttons = page.getByRole('button', again)
  await expect(page.getByText('We could not load your account.')).toBeVisible(SOON)
  await expect.poll(() => buttons.count()).toBeGreaterThan(1)
  // Nothing is on its way anymore: what fails after the press would need another one.
  await page.waitForLoadState('networkidle')
  // A part that fails last would be asked after the fault is gone, and have no button.
  const button = where.getByRole('button', again).first()
  await expect(button).toBeVisible(SOON)
  await scenario('')
  await button.click()
  await expect(buttons).toHaveCount(0)
}
