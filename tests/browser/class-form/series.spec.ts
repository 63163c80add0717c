import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { ADD, bodies, endOf, fillDay, form, openForm, submit } from './class-form.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const groundOf = (page: Page, weekday: RegExp) =>
  page
    .getByRole('checkbox', { name: weekday })
    .evaluate((box) => getComputedStyle(box.parentElement ?? box).backgroundColor)

test('only the failed classes of a series are retried, each with the same call', async ({
  page,
  checkAccessibility,
}) => {
  const sent = bodies(page, 'POST')
  let isBroken = true
  await page.route('**/api/training/occurrences', (route) =>
    isBroken && String(route.request().postData()).includes('2027-01-19')
      ? route.fulfill({ status: 500, json: { errors: [{ status: '500', message: 'Something broke' }] } })
      : route.continue(),
  )
  await openForm(page, ADD)
  await fillDay(page, '2027-01-05', '18:00', '20:00')
  await page.getByLabel('Repeat this class').check()
  expect(await groundOf(page, /^Tuesday/), 'a chosen day looks chosen').not.toBe(
    await groundOf(page, /^Monday/),
  )
  await page.getByLabel('Repeat every (weeks)').fill('2')
  await page.getByLabel('Number of classes', { exact: true }).fill('53')
  await submit(page, 'Add 1 class')
  await expect(page.getByText('Use a whole number from 2 to 52')).toBeVisible()
  await expect(page.getByLabel('Number of classes', { exact: true })).toBeFocused()
  await page.getByLabel('Number of classes', { exact: true }).fill('3')
  await submit(page, 'Add 3 classes')

  await expect(form(page).getByText('2 of 3 classes added, 1 failed')).toBeFocused()
  await expect(form(page).getByRole('listitem')).toContainText([
    'Added',
    'Not added: Something broke.',
    'Added',
  ])
  await expect(page.getByText('8 upcoming, 3 past')).toBeVisible()
  await checkAccessibility()
  isBroken = false
  await form(page).getByRole('button', { name: 'Try this one again' }).click()
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByText('9 upcoming, 3 past')).toBeVisible()
  expect(sent).toHaveLength(4)
  const [, failed, , again] = sent
  expect(again).toEqual(failed)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
})

test('a series that fails completely leads back to the unchanged form', async ({ page, scenario }) => {
  await openForm(page, ADD)
  await fillDay(page, '2027-01-05', '18:00', '20:00')
  await page.getByLabel('Repeat this class').check()
  await scenario('createOccurrence:500')
  await submit(page, 'Add 3 classes')
  await expect(form(page).getByText('0 of 3 classes added, 3 failed')).toBeVisible()
  await form(page).getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByLabel('Date')).toHaveValue('2027-01-05')
  await expect(endOf(page)).toHaveValue('20:00')
  await expect(page.getByLabel('Repeat this class')).toBeChecked()
})

test('a series on several weekdays until a date, without the dates that are left out', async ({
  page,
  checkAccessibility,
}) => {
  const sent = bodies(page, 'POST')
  await openForm(page, ADD)
  // A Tuesday. The instructor has a class on Saturday, January 9.
  await fillDay(page, '2027-01-05', '09:00', '12:00')
  await page.getByLabel('Repeat this class').check()
  await expect(page.getByRole('checkbox', { name: /^Tuesday/ })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Saturday' }).press('Space')
  await page.getByText('On a day', { exact: true }).click()
  const last = page.getByLabel('Last day')
  await last.fill('2027-01-04')
  await submit(page, 'Add 1 class')
  await expect(page.getByText('The last day must be after the first class.')).toBeVisible()
  await expect(last).toBeFocused()
  await last.fill('2027-01-16')
  const dates = form(page).getByRole('group', { name: 'Classes to be added' })
  await expect(dates.getByRole('listitem')).toContainText([
    'Tue, Jan 5, 2027',
    'Sat, Jan 9, 2027',
    'Tue, Jan 12, 2027',
    'Sat, Jan 16, 2027',
  ])
  await checkAccessibility()

  for (const box of await dates.getByRole('checkbox').all()) await box.uncheck()
  await submit(page, 'Add 0 classes')
  await expect(dates.getByText('Keep at least one date.')).toBeVisible()
  await dates.getByRole('checkbox', { name: 'Sat, Jan 9, 2027' }).check()
  await dates.getByRole('checkbox', { name: 'Tue, Jan 12, 2027' }).check()
  await submit(page, 'Add 2 classes')
  await expect(form(page)).toHaveCount(0)
  expect(sent.map(({ body }) => body['dates'])).toEqual(
    ['2027-01-09', '2027-01-12'].map((date) => [
      { startTime: `${date}T09:00:00-06:00`, endTime: `${date}T12:00:00-06:00` },
    ]),
  )
})

test('a series that ends with the session goes on with the classes that are left', async ({ page }) => {
  const sent = bodies(page, 'POST')
  let isExpired = true
  await page.route('**/api/training/occurrences', (route) =>
    isExpired && !String(route.request().postData()).includes('2027-01-05')
      ? route.fulfill({ status: 401, json: { errors: [{ status: '401', message: 'Invalid Auth Token.' }] } })
      : route.continue(),
  )
  await openForm(page, ADD)
  await fillDay(page, '2027-01-05', '18:00', '20:00')
  await page.getByLabel('Repeat this class').check()
  await submit(page, 'Add 3 classes')
  const ended = page.getByRole('dialog', { name: 'Session Expired' })
  await ended.getByRole('button', { name: 'OK' }).click()
  isExpired = false
  await page.getByRole('button', { name: /Dana Reyes/ }).click()
  await form(page).getByRole('button', { name: 'Restore' }).click()
  sent.length = 0
  await submit(page, 'Add 2 classes')
  await expect(form(page)).toHaveCount(0)
  expect(sent.map(({ body }) => JSON.stringify(body['dates']).slice(15, 25))).toEqual([
    '2027-01-12',
    '2027-01-19',
  ])
})

test('a series that outlasts its promotion names the classes that are added without it', async ({ page }) => {
  const sent = bodies(page, 'POST')
  await openForm(page, ADD)
  // The promotion ends on January 19, at 9 AM in Chicago.
  await fillDay(page, '2027-01-12', '18:00', '20:00')
  await page.getByLabel('Promotion').selectOption('Season of Safety')
  await page.getByLabel('Repeat this class').check()
  const dates = form(page).getByRole('group', { name: 'Classes to be added' })
  const note = 'The promotion is not active on this date. The class is added without it.'
  await expect(dates.getByRole('listitem').filter({ hasText: note })).toContainText([
    'Tue, Jan 19, 2027',
    'Tue, Jan 26, 2027',
  ])
  await submit(page, 'Add 3 classes')
  await expect(form(page)).toHaveCount(0)
  expect(sent.map(({ body }) => body['promotionId'])).toEqual(['promo-season', null, null])
})
