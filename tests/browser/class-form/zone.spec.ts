// The hour of a class, when the place that tells its time zone cannot be read, or not again.
import type { Page } from '@playwright/test'
import { comeBack, expect, formFailure, OVERBOOKED, test, toast } from '../test.ts'
import { bodies, fillDay, form, MANAGE, openForm, submit } from './class-form.ts'

/** The class is in Wisconsin, in November. In April, its clocks are an hour ahead. */
const EDIT = `${MANAGE}?edit=${OVERBOOKED}`
const APRIL = ['2027-04-10', '09:00', '17:00'] as const
const SENT = { dates: [{ startTime: '2027-04-10T09:00:00-05:00', endTime: '2027-04-10T17:00:00-05:00' }] }

test.beforeEach(({ signIn }) => signIn('instructor'))

/** Counts the reads of the course that fail. */
function failedReads(page: Page) {
  const failed: string[] = []
  const isCourse = (url: string) => /\/api\/training\/courses\/[^/]+$/.test(new URL(url).pathname)
  page.on('requestfailed', (request) => isCourse(request.url()) && failed.push('lost'))
  page.on('response', (answer) => isCourse(answer.url()) && !answer.ok() && failed.push('refused'))
  return failed
}

/** A read is tried three times. */
const READS = 3

test('the signal is lost while a class is saved, and comes back', async ({ page, context }) => {
  const sent = bodies(page, 'PATCH')
  const failed = failedReads(page)
  await openForm(page, EDIT)
  await fillDay(page, ...APRIL)
  await expect(form(page)).toContainText('(CDT)')
  await context.setOffline(true)
  await submit(page, 'Save')
  await expect(formFailure(page, 'Update Error')).toBeVisible()
  await expect.poll(() => failed.length).toBeGreaterThanOrEqual(READS)
  await expect(form(page)).toContainText('(CDT)')
  await context.setOffline(false)
  await submit(page, 'Save')
  await expect(toast(page, 'Class Updated')).toBeVisible()
  expect(sent.at(-1)?.body).toEqual(SENT)
})

test('a refresh fails behind an open form', async ({ page, scenario }) => {
  const sent = bodies(page, 'PATCH')
  const failed = failedReads(page)
  await openForm(page, EDIT)
  await fillDay(page, ...APRIL)
  await scenario('getCourse:500')
  await comeBack(page)
  await expect.poll(() => failed.length).toBe(READS)
  await expect(form(page)).toContainText('(CDT)')
  await submit(page, 'Save')
  await expect(toast(page, 'Class Updated')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([SENT])
})

test('a place that was never read saves no date past a change of the clocks', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  const sent = bodies(page, 'PATCH')
  await scenario('getCourse:offline')
  await openForm(page, `/my-classes?edit=${OVERBOOKED}`)
  await expect(form(page)).toContainText('(GMT-6)')
  await fillDay(page, ...APRIL)
  await submit(page, 'Save')
  const refusal = 'we could not load the time zone of the venue. Try again above, then save.'
  await expect(form(page)).toContainText(refusal)
  await expect(page.getByLabel('Date').first()).toBeFocused()
  await checkAccessibility()
  const again = form(page).getByRole('button', { name: 'Try again', exact: true })
  await again.click()
  await expect(form(page).getByRole('button', { name: 'Trying …', exact: true })).toBeFocused()
  await expect(again).toBeFocused()
  expect(sent).toEqual([])

  await scenario('')
  await again.click()
  await expect(form(page)).toContainText('(CDT)')
  await expect(page.getByLabel('Date').first()).toHaveValue(APRIL[0])
  await submit(page, 'Save')
  await expect(toast(page, 'Class Updated')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([SENT])
})
