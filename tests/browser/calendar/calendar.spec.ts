import { comeBack, expect, test } from '../test.ts'
import { day, expectSummary, MONTH } from './calendar.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('My Classes is a list, a month or a week, and the URL says which', async ({
  page,
  isMobile,
  checkAccessibility,
}) => {
  await page.goto('/my-classes?type=completed')
  await page.getByText('Month', { exact: true }).click()
  await expect(page).toHaveURL(MONTH)
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible()
  await expectSummary(page, '35 classes, 18 overlap')
  if (!isMobile)
    await expect(page.getByRole('link', { name: /\d of 12 Madison · Concealed Carry/ }).first()).toBeVisible()
  await checkAccessibility()

  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page).toHaveURL(`${MONTH}&date=2026-12-20`)
  await page.getByText('Week', { exact: true }).click()
  await expect(page.getByRole('grid', { name: 'Dec 20 – 26, 2026' })).toBeVisible()
  await expectSummary(page, '4 classes, 3 overlap')
  await checkAccessibility()
  const seminar = page.getByRole('link', { name: 'Arena Safety Seminar' })
  await expect(seminar.locator('..')).toContainText('9:00 AM – 5:00 PM')
  await expect(seminar.locator('..')).toContainText(/Overlaps .+ and 1 more class/)
  // The actions of a class are here too; Back closes its dialog.
  await page.getByRole('button', { name: /^Actions for Arena Safety Seminar/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit class' }).getByLabel('Date')).toHaveValue('2026-12-20')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await seminar.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Arena Safety Seminar' })).toBeVisible()
  await page.goBack()
  await expectSummary(page, '4 classes, 3 overlap')

  // On a phone, a day is chosen first, and the agenda below schedules.
  await day(page, 'Tuesday, December 22').click()
  if (isMobile) {
    await expect(page.getByText('No classes on this day.')).toBeVisible()
    await page.getByRole('region', { name: 'Tuesday, December 22' }).getByRole('button').click()
  }
  await expect(page.getByRole('dialog', { name: 'Schedule class' })).toBeVisible()
  await page.getByLabel('Course').selectOption({ index: 1 })
  await expect(page.getByLabel('Date')).toHaveValue('2026-12-22')
  await expect(page.getByLabel('Start')).toHaveValue('09:00')
  await checkAccessibility()
  await page.getByRole('button', { name: 'Add class' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectSummary(page, '5 classes, 3 overlap')
})

test('the calendar loads, fails, is tried again, and keeps what it has', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await scenario('listInstructorOccurrences:slow')
  await page.goto(MONTH)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  await checkAccessibility()
  await scenario('listInstructorOccurrences:403')
  await page.goto(MONTH)
  await expect(page.getByRole('alert').filter({ hasText: 'We could not load your classes' })).toBeVisible()
  await checkAccessibility()
  await scenario('')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectSummary(page, '35 classes, 18 overlap')
  await scenario('listInstructorOccurrences:403')
  await comeBack(page)
  await expect(page.getByRole('alert').filter({ hasText: 'This may be out of date.' })).toBeVisible()
  await expectSummary(page, '35 classes, 18 overlap')
})

test('a calendar whose code does not load says so, and can be tried again @any-screen', async ({
  page,
  complaints,
  checkAccessibility,
}) => {
  await page.route(/assets\/Calendar-.*\.js/, (route) => route.abort())
  await page.goto('/my-classes')
  await page.getByText('Month', { exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('status', { name: 'Loading' })).toBeVisible()
  const failure = main.getByRole('alert').filter({ hasText: "We couldn't load this content" })
  await expect(failure).toBeVisible()
  await checkAccessibility()
  expect(complaints).toEqual([expect.stringMatching(/ChunkLoadError.*Calendar-.*error/)])
  complaints.length = 0

  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expectSummary(page, '35 classes, 18 overlap')
})

test('without classes, a newcomer is led to the first course', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('newcomer')
  await page.goto(MONTH)
  await expectSummary(page, 'You have no classes yet. Choose a day to schedule the first.')
  await page.getByRole('button', { name: 'Schedule class' }).first().click()
  await expect(page.getByRole('dialog').getByText('You have no courses yet')).toBeVisible()
  await checkAccessibility()
  await page.getByRole('link', { name: 'Create your first course' }).click()
  await expect(page).toHaveURL('/create-course')
})
