// The classes of today in My Classes, above its lists.
import { holdBack } from './pages.ts'
import { alert, expect, occurrenceId, row, rows, test, toast } from './test.ts'
import { travel } from './travel.ts'

/** Two days: November 19, which is over, and November 21, from 9 to 5. */
const TODAY = occurrenceId(8)
const NAME = 'Concealed Carry and Home Defense'
const EARLY = '2026-11-21T14:30:00.000Z'
const RUNNING = '2026-11-21T16:00:00.000Z'
const OVER = '2026-11-21T23:05:00.000Z'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('the class of today is above all three lists, with what is needed for it', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto('/my-classes')
  await expect(rows(page, 'classes')).toHaveCount(10)
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today).toHaveCount(0)

  await travel(page, scenario, EARLY)
  await page.reload()
  await expect(today).toContainText('Today at 9:00 AM')
  await travel(page, scenario, RUNNING)
  for (const type of ['future', 'to_be_graded', 'completed']) {
    await page.goto(`/my-classes?type=${type}`)
    await expect(today.getByRole('listitem').filter({ hasText: NAME })).toHaveCount(1)
    await expect(today).toContainText(`In progress, until 5:00 PM${NAME}`)
    for (const fact of ['9:00 AM – 5:00 PM CST', 'Day 2 of 2', 'Madison, WI', '5 of 12 seats taken'])
      await expect(today.getByText(fact, { exact: true })).toBeVisible()
    await expect(rows(page, 'classes').first()).toBeVisible()
    // Another class may have a day after this one, but today is the last day of this one.
    await expect(row(page, 'classes', 'Nov 21, 2026').getByText('The last day is still ahead')).toHaveCount(0)
  }
  await checkAccessibility()
  await expect(today.getByRole('link', { name: `Roster of ${NAME}` })).toHaveAttribute(
    'href',
    `/roster/${TODAY}`,
  )
  await expect(today.getByRole('link', { name: `Add walk-in to ${NAME}` })).toHaveAttribute(
    'href',
    `/roster/${TODAY}?registrant=new`,
  )
  await today.getByRole('link', { name: `Results of ${NAME}` }).click()
  await expect(page).toHaveURL(`/submit-results/${TODAY}`)
  await expect(page.getByText('In progress, until 5:00 PM.')).toBeVisible()

  await travel(page, scenario, OVER)
  await page.goto('/my-classes')
  await expect(today).toContainText('Ended at 5:00 PM')
  await page.getByText('Month', { exact: true }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(today).toHaveCount(0)
})

test('the class of today is held again with two taps @any-screen', async ({ page, scenario }) => {
  await travel(page, scenario, RUNNING)
  await page.goto('/my-classes')
  await page.getByRole('button', { name: `Hold again: ${NAME}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Duplicate class' })
  await expect(dialog.getByLabel('Date').first()).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Add class' }).click()
  await expect(toast(page, 'Class Added')).toBeVisible()
})

test('today does not push the list away', async ({ page, scenario }) => {
  await travel(page, scenario, RUNNING)
  const release = await holdBack(page, /\/occurrences\?.*perPage=0/)
  const paged = page.waitForResponse(/\/occurrences\?.*perPage=10/)
  await page.goto('/my-classes')
  await paged
  await expect(page.getByRole('heading', { level: 1, name: 'My Classes' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Which classes' })).toHaveCount(0)
  release()
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
  await expect(rows(page, 'classes').first()).toBeVisible()
})

test('the lists are there without the classes of today @any-screen', async ({ page }) => {
  let fails = true
  await page.route(/\/occurrences\?.*perPage=0/, (route) =>
    fails ? route.fulfill({ status: 403, json: { errors: [] } }) : route.continue(),
  )
  await page.goto('/my-classes')
  await expect(rows(page, 'classes')).toHaveCount(10)
  const notice = alert(page, 'We could not check which classes are today.')
  await expect(notice).toBeVisible()
  fails = false
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toHaveCount(0)
})
