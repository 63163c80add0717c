// The heading above the results, and the tabs: what they count, and when the heading takes the focus.
import { holdBack } from '../pages.ts'
import { expect, test } from '../test.ts'
import { chips, expectCurrent, open, SEARCH, title } from './search.ts'

test('what takes itself away leaves the focus at the results', async ({ page, scenario }) => {
  await open(page, '&state=FL&womens=on')
  await chips(page).getByRole('link', { name: 'Remove Florida' }).press('Enter')
  await expect(title(page, '17 classes')).toBeFocused()
  await page.goBack()
  await chips(page).getByRole('link', { name: 'Clear filters' }).press('Enter')
  await expect(title(page, '161 classes')).toBeFocused()

  await open(page, '&zip=53703&state=AZ')
  await page.getByRole('link', { name: 'Any distance' }).press('Enter')
  await expect(title(page, '15 classes in Arizona around 53703')).toBeFocused()

  // Without results there is no heading.
  await scenario('search:500')
  await open(page, '&womens=on')
  await expect(page.getByRole('alert')).toBeVisible()
  await scenario('')
  await chips(page).getByRole('link', { name: 'Remove Women only' }).press('Enter')
  await expect(title(page, '161 classes')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
})

test('while a search is slow, the heading counts the results that are there', async ({ page }) => {
  await open(page)
  const release = await holdBack(page, /\/1\/indexes\//)
  await page.getByRole('combobox', { name: 'State' }).selectOption('AZ')
  await expect(page).toHaveURL(`${SEARCH}&state=AZ`)
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true')
  await expect(title(page, '161 classes')).toBeVisible()
  release()
  await expect(title(page, '15 classes in Arizona')).toBeVisible()
  await expectCurrent(page)
})

test('while a search is slow, the tabs and filters have no number, and stay where they are', async ({
  page,
}) => {
  await open(page)
  const tabs = page.getByRole('navigation', { name: 'Kind of results' }).getByRole('link')
  const filters = page.getByRole('group', { name: 'Only classes with' }).getByRole('checkbox')
  const places = async () =>
    Promise.all([...(await tabs.all()), ...(await filters.all())].map((one) => one.boundingBox()))
  const expectNames = async (classes: string, instructors: string | RegExp, womenOnly: RegExp) => {
    await expect(page.getByRole('checkbox', { name: /^Women only/ })).toHaveAccessibleName(womenOnly)
    await expect(tabs.first()).toHaveAccessibleName(classes)
    await expect(tabs.last()).toHaveAccessibleName(instructors)
  }
  await expectNames('Classes (161)', /^Instructors \(\d+\)$/, /^Women only ?\d+ results$/)
  const before = await places()
  const release = await holdBack(page, /\/1\/indexes\//)
  await page.getByRole('combobox', { name: 'State' }).selectOption('AZ')
  await expectNames('Classes', 'Instructors', /^Women only$/)
  expect(await places()).toEqual(before)
  release()
  await expectNames('Classes (15)', /^Instructors \(\d+\)$/, /^Women only ?\d+ results$/)
  expect(await places()).toEqual(before)
})
