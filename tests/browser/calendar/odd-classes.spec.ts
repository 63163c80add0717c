import { classOn } from '../../support/resources.ts'
import { comeBack, expect, test } from '../test.ts'
import { answerClasses, cell, expectSummary, MONTH } from './calendar.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('a class is on each of its days: over midnight, on several days, over a change of the clocks', async ({
  page,
}) => {
  await answerClasses(page, [
    classOn('1', 'Night', ['2027-03-13T22:00:00-06:00', '2027-03-14T04:00:00-05:00']),
    classOn(
      '2',
      'Course',
      ['2027-03-16T09:00:00-05:00', '2027-03-16T12:00:00-05:00'],
      ['2027-03-18T09:00:00-05:00', '2027-03-18T12:00:00-05:00'],
    ),
    // The 19th in Chicago, and still the 18th at the venue.
    classOn('3', 'Hawaii', ['2027-03-18T20:00:00-10:00', '2027-03-18T21:00:00-10:00']),
  ])
  await page.goto(`${MONTH}&date=2027-03-14`)
  await expectSummary(page, '3 classes')
  await expect(cell(page, 'Saturday, March 13').getByRole('link')).toHaveText('10 PM 5 of 12 Night')
  await expect(cell(page, 'Sunday, March 14').getByRole('link')).toHaveText('Until 4 AM 5 of 12 Night')
  await expect(cell(page, 'Tuesday, March 16').getByRole('link')).toHaveText('9 AM 5 of 12 Course')
  await expect(cell(page, 'Wednesday, March 17').getByRole('link')).toHaveCount(0)
  await expect(cell(page, 'Thursday, March 18').getByRole('link')).toHaveText([
    '9 AM 5 of 12 Course',
    '8 PM HST 5 of 12 Hawaii',
  ])
  await expect(cell(page, 'Friday, March 19').getByRole('link')).toHaveCount(0)
})

test('of thousands of classes only the days in sight are drawn, and a full day opens', async ({
  page,
  checkAccessibility,
}) => {
  const dates = Array.from({ length: 3_000 }, (_, i) =>
    new Date(Date.parse('2026-12-01') + (i % 300) * 86_400_000).toISOString().slice(0, 10),
  )
  await answerClasses(
    page,
    dates.map((date, i) =>
      classOn(String(i), `Class ${i}`, [`${date}T09:00:00-06:00`, `${date}T10:00:00-06:00`]),
    ),
  )
  await page.goto(`${MONTH}&date=2026-12-05`)
  // December, and two days of January.
  await expectSummary(page, '330 classes, 330 overlap')
  // What is left out is counted on paper after eight.
  expect(await page.getByRole('grid').locator('a').count()).toBe(33 * 8)
  await cell(page, 'Saturday, December 5')
    .getByRole('button', { name: '8 more on Saturday, December 5' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Sat, Dec 5, 2026' })
  await expect(dialog.getByRole('link')).toHaveCount(10)
  await expect(dialog.getByText('Overlaps Class 4 and 8 more classes').last()).toBeVisible()
  await checkAccessibility()
  await dialog.getByRole('button', { name: 'Schedule class' }).click()
  await expect(page.getByRole('dialog', { name: 'Schedule class' })).toBeVisible()
  await expect(page).toHaveURL(/schedule=2026-12-05/)
})

test('a class that is deleted, begins or fills while the calendar is open is shown as it is now', async ({
  page,
}) => {
  const [today, later] = [
    classOn('1', 'Today', ['2026-11-20T09:30:00-06:00', '2026-11-20T17:00:00-06:00']),
    classOn('2', 'Later', ['2026-11-21T09:00:00-06:00', '2026-11-21T17:00:00-06:00']),
  ]
  const server = await answerClasses(page, [today, later])
  await page.goto('/my-classes?view=week')
  await expectSummary(page, '2 classes')
  await page.getByRole('button', { name: /^Actions for Later/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Open roster' })).toBeVisible()
  const full = { ...today, attributes: { ...today.attributes, numberOfRegistrants: 12, isPast: true } }
  server.classes = [full]
  await comeBack(page)
  await expectSummary(page, '1 class')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Today' }).locator('..')).toContainText('12 of 12, full')
})
