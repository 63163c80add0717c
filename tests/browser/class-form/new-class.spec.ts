import { courseIds, venueOf } from '../../../mocks/seed/courses.ts'
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { alert, expect, inHighWindow, row, rowAction, test, toast } from '../test.ts'
import { ADD, bodies, endOf, fillDay, form, MANAGE, openForm, submit } from './class-form.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('two days are sent in the venue’s time zone, with the seats and questions of the course @any-screen', async ({
  page,
}) => {
  // The venue is in Arizona, the instructor in Chicago.
  const arizona = courseIds(PEOPLE.instructor).find((id) => venueOf(id).zone === 'America/Phoenix')
  const sent = bodies(page, 'POST')
  await openForm(page, `/manage-course/${arizona}?add=${arizona}`)
  await fillDay(page, '2027-07-05', '09:00', '12:00')
  await expect(form(page)).toContainText('9:00 AM there is 11:00 AM for you.')
  await page.getByRole('button', { name: 'Add another day' }).click()
  await expect(page.getByLabel('Date').nth(1)).toBeFocused()
  await expect(page.getByLabel('Date').nth(1)).toHaveValue('2027-07-06')
  await page.getByRole('button', { name: 'Add another day' }).click()
  await page.getByLabel('Date').nth(2).fill('2027-07-09')
  await page.getByRole('button', { name: 'Remove day 2' }).click()
  await expect(page.getByLabel('Date').nth(1)).toHaveValue('2027-07-09')
  await expect(page.getByLabel('Date').nth(0)).toBeFocused()
  await page.getByLabel('Questions at registration').fill('Left-handed?\n\n Own holster? ')
  await submit(page, 'Add class')
  await expect(toast(page, 'Class Added')).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  await expect(row(page, 'classes', '2 days, Mon, Jul 5 – Fri, Jul 9, 2027')).toContainText(
    '9:00 AM – 12:00 PM',
  )
  expect(sent.map(({ body }) => body)).toEqual([
    {
      entityId: arizona,
      entityType: 'courses',
      dates: [
        { startTime: '2027-07-05T09:00:00-07:00', endTime: '2027-07-05T12:00:00-07:00' },
        { startTime: '2027-07-09T09:00:00-07:00', endTime: '2027-07-09T12:00:00-07:00' },
      ],
      capacity: 12,
      promotionId: null,
      registrationQuestions: ['Left-handed?', 'Own holster?'],
    },
  ])
  expect(sent[0]?.key).toBeTruthy()
})

test('an error appears at its field, and several also in a list', async ({ page, checkAccessibility }) => {
  const sent = bodies(page, 'POST')
  await openForm(page, ADD)
  await page.getByLabel('Seats').fill('0')
  await submit(page, 'Add class')
  await expect(page.getByLabel('Date')).toBeFocused()
  const summary = alert(page, '4 things need your attention')
  await expect(summary).toBeVisible()
  await checkAccessibility()
  await summary.getByRole('button', { name: /^Seats/ }).click()
  await expect(page.getByLabel('Seats')).toBeFocused()
  await page.getByLabel('Seats').fill('12')

  await fillDay(page, '2027-03-15', '17:00', '09:00')
  await submit(page, 'Add class')
  await expect(page.getByText('The end must be after the start.')).toBeVisible()
  await expect(endOf(page)).toBeFocused()

  // What else can be wrong with a day is in days.test.ts.
  await fillDay(page, '2027-03-15', '09:00', '12:00')
  await page.getByRole('button', { name: 'Add another day' }).click()
  await fillDay(page, '2027-03-15', '11:00', '13:00', 1)
  await submit(page, 'Add class')
  await expect(page.getByText('This overlaps day 1.')).toBeVisible()
  expect(sent).toEqual([])
})

test('a past date, an hour that occurs twice and a clash are allowed with a warning @any-screen', async ({
  page,
}) => {
  const sent = bodies(page, 'POST')
  await openForm(page, ADD)
  await fillDay(page, '2026-11-01', '01:30', '05:00')
  await expect(form(page)).toContainText('This date is in the past. You can still use it.')
  await expect(form(page)).toContainText('1:30 AM occurs twice that night; we use the first (CDT).')
  await fillDay(page, '2026-11-29', '16:59', '18:00')
  await expect(form(page)).toContainText(/This overlaps your class .+, Sun, Nov 29, 2026, 9:00 AM – 5:00 PM/)
  await fillDay(page, '2026-11-29', '20:00', '21:00')
  await expect(form(page)).not.toContainText('This overlaps your class')
  await fillDay(page, '2026-11-29', '16:59', '18:00')
  await submit(page, 'Add class')
  await expect(toast(page, 'Class Added')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('only promotions that are active on the class date are offered @any-screen', async ({ page }) => {
  const sent = bodies(page, 'POST')
  await openForm(page, ADD)
  await fillDay(page, '2027-01-05', '18:00', '20:00')
  const promotion = page.getByLabel('Promotion')
  await expect(promotion.getByRole('option')).toHaveText(['None', 'Season of Safety', 'Bring a Friend'])
  await promotion.selectOption('Season of Safety')
  await page.getByLabel('Date').fill('2027-02-23')
  await submit(page, 'Add class')
  await expect(page.getByText('This promotion is not active on the class date.')).toBeVisible()
  await promotion.selectOption('Bring a Friend')
  await submit(page, 'Add class')
  await expect(toast(page, 'Class Added')).toBeVisible()
  expect(sent.map(({ body }) => body['promotionId'])).toEqual(['promo-friend'])
})

test('a class can be added when promotions do not load @any-screen', async ({ page, scenario }) => {
  await scenario('listPromotions:403')
  await openForm(page, ADD)
  await fillDay(page, '2027-01-05', '18:00', '20:00')
  await expect(page.getByLabel('Promotion')).toHaveCount(0)
  await submit(page, 'Add class')
  await expect(toast(page, 'Class Added')).toBeVisible()
})

test('a duplicate has the next free week, which can be changed', async ({ page }) => {
  const sent = bodies(page, 'POST')
  await page.goto(MANAGE)
  await rowAction(page, row(page, 'classes', '3 days'), 'Duplicate')
  await expect(page.getByRole('dialog', { name: 'Duplicate class' })).toBeVisible()
  await expect(page.getByLabel('Date')).toHaveCount(3)
  // A week later, its second weekend would overlap the third day of the class itself.
  await expect(form(page)).toContainText('We filled in the next Saturday on which you have no other class')
  for (const [i, date] of ['2027-03-27', '2027-03-28', '2027-04-03'].entries()) {
    await expect(page.getByLabel('Date').nth(i)).toHaveValue(date)
    await expect(page.getByLabel('Start').nth(i)).toHaveValue('09:00')
  }
  await page.getByLabel('Date').nth(2).fill('2027-04-04')
  await submit(page, 'Add class')
  await expect(toast(page, 'Class Added')).toBeVisible()
  expect(sent[0]?.body['dates']).toEqual(
    ['2027-03-27', '2027-03-28', '2027-04-04'].map((date) => ({
      startTime: `${date}T09:00:00-05:00`,
      endTime: `${date}T17:00:00-05:00`,
    })),
  )
})

test('the message about a new class leads to its month', async ({ page, checkAccessibility }) => {
  await openForm(page, ADD)
  await fillDay(page, '2027-08-05', '09:00', '12:00')
  await submit(page, 'Add class')
  await expect(form(page)).toHaveCount(0)
  await expect(row(page, 'classes', 'Thu, Aug 5, 2027')).toContainText('New')
  const link = toast(page, 'Class Added').getByRole('link', { name: 'Thu, Aug 5, 2027' })
  // A message with the focus in it stays.
  await link.focus()
  await inHighWindow(page, checkAccessibility)
  await link.click()
  await expect(page).toHaveURL(/view=month&date=2027-08-05/)
  await expect(page.getByRole('link', { name: /Concealed Carry and Home Defense/ })).toHaveCount(1)
  await expect(page.getByText('New', { exact: true })).toBeVisible()
})
