// The search in My Classes covers all pages of the list.
import type { Page } from '@playwright/test'
import { holdBack } from './pages.ts'
import { alert, expect, rows, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const field = (page: Page) => page.getByRole('textbox', { name: 'Search classes' })
const WHOLE = /\/occurrences\?.*filter=completed.*perPage=0|\/occurrences\?.*perPage=0.*filter=completed/

test('a class of another page is found by its month and its place, and the URL has the search', async ({
  page,
  checkAccessibility,
}, { project }) => {
  await page.goto('/my-classes?page=3')
  await expect(rows(page, 'classes')).toHaveCount(10)
  await field(page).pressSequentially('march madison')
  await expect(page).toHaveURL('/my-classes?search=march+madison')
  await expect(field(page)).toHaveValue('march madison')
  await expect(field(page)).toBeFocused()
  const found = rows(page, 'classes')
  await expect(page.getByText(/^\d+ of 70 classes$/).first()).toBeVisible()
  const count = await found.count()
  expect(count).toBeGreaterThan(0)
  for (const one of await found.all()) await expect(one).toContainText(/Mar .*Madison, WI/s)
  await expect(page.getByRole('navigation', { name: 'Pages of classes' })).toHaveCount(0)
  await checkAccessibility()
  // Selecting all selects what was found.
  if (project.name === 'phone') await page.getByRole('button', { name: 'Select', exact: true }).click()
  await found.first().getByRole('checkbox').check()
  if (count > 1) await page.getByRole('button', { name: `Select all ${count}` }).click()
  await expect(page.getByRole('region', { name: 'Selected classes' })).toContainText(`${count} selected`)

  await page.reload()
  await expect(field(page)).toHaveValue('march madison')
  await expect(found).toHaveCount(count)
  await page.getByText('To be graded', { exact: true }).click()
  await expect(page).toHaveURL('/my-classes?search=march+madison&type=to_be_graded')
  await expect(field(page)).toHaveValue('march madison')
  await expect(page.getByText('Nothing matches “march madison”.')).toBeVisible()
  await checkAccessibility()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL('/my-classes?type=to_be_graded')
  await expect(field(page)).toBeFocused()
  await expect(found).toHaveCount(10)

  // The link to My Classes clears it, too.
  await field(page).fill('zzz')
  await expect(page.getByText('Nothing matches “zzz”.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Instructor' }).getByRole('link', { name: 'My Classes' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(found).toHaveCount(10)
})

test('the other pages load while the page that is shown is searched @any-screen', async ({ page }) => {
  await page.goto('/my-classes?type=completed')
  await expect(rows(page, 'classes')).toHaveCount(10)
  const release = await holdBack(page, WHOLE)
  await field(page).fill('2026')
  await expect(page.getByText('Loading the other pages…')).toBeVisible()
  await expect(rows(page, 'classes')).not.toHaveCount(0)
  await field(page).fill('nothing like this')
  await expect(page.getByText('Searching the other pages…')).toBeVisible()
  release()
  await expect(page.getByText('Nothing matches “nothing like this”.')).toBeVisible()
})

test('if the other pages do not load, the search says so @any-screen', async ({ page }) => {
  await page.goto('/my-classes?type=completed')
  await expect(rows(page, 'classes')).toHaveCount(10)
  await page.route(WHOLE, (route) => route.fulfill({ status: 403, json: { errors: [] } }))
  await field(page).fill('nothing like this')
  const notice = alert(page, 'We could not search the other pages.')
  await expect(notice).toBeVisible()
  await expect(page.getByText('Nothing on this page matches “nothing like this”.')).toBeVisible()
  await page.unroute(WHOLE)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing matches “nothing like this”.')).toBeVisible()
  await expect(notice).toHaveCount(0)
})
