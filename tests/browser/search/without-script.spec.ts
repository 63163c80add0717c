// The search without a script: it is a plain form, and its answer a document.
import { expect, test } from '../test.ts'
import { box, chips, openFilters, question, rows, SEARCH, sort, title } from './search.ts'

test.use({ javaScriptEnabled: false })

test('a visitor searches, filters and pages through the results', async ({ page }) => {
  await page.goto(SEARCH)
  if (await question(page).isVisible()) await question(page).click()
  await page.getByRole('searchbox', { name: 'Class or instructor' }).fill('home defense')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(title(page, '33 classes')).toBeVisible()
  await openFilters(page)
  await box(page, 'Women only').check()
  await page.getByRole('button', { name: /^Show \d+ results$/ }).click()
  await expect(title(page, /^\d classes$/)).toBeVisible()
  await expect(chips(page)).toContainText('Women only')
  await page.goto(`${SEARCH}&query=home+defense`)
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
})

test('a changed ZIP code is looked up again @any-screen', async ({ page }) => {
  await page.goto(`${SEARCH}&query=53703&lat=43.0731&lng=-89.401&source=training`)
  await page.getByRole('textbox', { name: 'ZIP code or city' }).fill('85001')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(title(page, '15 classes within 50 miles of 85001')).toBeVisible()
})

test('the map, which needs a script, leaves the list in sight, and the list can be sorted', async ({
  page,
}) => {
  await page.goto(`${SEARCH}&zip=53703&view=map`)
  // Playwright does not look for texts in a `noscript`.
  await expect(page.getByRole('paragraph').filter({ hasText: 'The map needs JavaScript.' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await sort(page).selectOption('Price')
  await page.locator('noscript').getByText('Sort', { exact: true }).click()
  await expect(page).toHaveURL(/sort=price/)
  await expect(rows(page).first()).toBeVisible()
})
