// A search on a phone, where the form is a line that opens, and the filters are a sheet over the results.
import { holdBack } from '../pages.ts'
import { expect, test } from '../test.ts'
import { box, open, question, rows, SEARCH, sheet, summary, title } from './search.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the sheet ends at the results @any-screen', async ({ page, checkAccessibility }) => {
  await open(page, '&zip=53703')
  await summary(page).click()
  await expect(page.getByRole('combobox', { name: 'State' })).toBeFocused()
  await box(page, 'Live fire').click()
  const show = sheet(page).getByRole('button', { name: 'Show 8 results' })
  await expect(show).toBeInViewport({ ratio: 1 })
  await checkAccessibility()
  await show.click()
  await expect(sheet(page)).toHaveCount(0)
  const heading = title(page, '8 classes within 50 miles of 53703')
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(page).toHaveURL(`${SEARCH}&zip=53703`)
  await expect(title(page, '9 classes within 50 miles of 53703')).toBeVisible()
})

test('while a search is slow, the end of the sheet counts no results @any-screen', async ({ page }) => {
  await open(page)
  await summary(page).click()
  const show = sheet(page).getByRole('button', { name: /^Show / })
  await expect(show).toHaveText('Show 161 results')
  const release = await holdBack(page, /\/1\/indexes\//)
  await box(page, 'Women only').click()
  await expect(show).toHaveText('Show results')
  const before = await show.boundingBox()
  release()
  await expect(show).toHaveText('Show 17 results')
  expect((await show.boundingBox())?.height).toBe(before?.height)
})

test('the sheet closes by Back without its choices, and by Escape, even after a reload, with them @any-screen', async ({
  page,
}) => {
  await open(page)
  await summary(page).click()
  await box(page, 'Women only').click()
  await expect(sheet(page).getByRole('button', { name: 'Show 17 results' })).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(SEARCH)
  await expect(title(page, '161 classes')).toBeVisible()
  await summary(page).click()
  await box(page, 'Women only').click()
  await sheet(page).getByRole('combobox', { name: 'Price' }).selectOption('Up to $50')
  await expect(page).toHaveURL(`${SEARCH}&most=50&womens=on`)
  await sheet(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect(sheet(page).getByRole('button', { name: 'Show 161 results' })).toBeFocused()
  await box(page, 'Women only').click()
  await expect(page).toHaveURL(`${SEARCH}&womens=on`)
  await page.reload()
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(title(page, '17 classes')).toBeVisible()
  await expect(summary(page)).toBeFocused()
})

test('a sheet that cannot be loaded loses no filter @any-screen', async ({ page, complaints }) => {
  await page.route(/\/FilterSheet-.*\.js/, (route) => route.abort())
  await open(page, '&womens=on')
  await summary(page).click()
  const place = page.getByRole('textbox', { name: 'ZIP code or city' })
  await question(page).click()
  await place.fill('53703')
  await place.press('Enter')
  await expect(page).toHaveURL(`${SEARCH}&zip=53703&womens=on`)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible({ timeout: 30_000 })
  await question(page).click()
  await place.fill('85001')
  await place.press('Enter')
  await expect(page).toHaveURL(`${SEARCH}&zip=85001&womens=on`)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ChunkLoadError')])
})

test('the results begin on the first screen, below the question @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, '&query=home&zip=53703')
  const place = page.getByRole('textbox', { name: 'ZIP code or city' })
  await expect(place).toBeHidden()
  const first = await rows(page).first().boundingBox()
  expect(first?.y).toBeLessThan(600)
  await expect(question(page)).toHaveText('Search for “home” · 53703 · 50 miles')
  await question(page).click()
  await place.fill('85001')
  await checkAccessibility()
  await place.press('Enter')
  await expect(page).toHaveURL(`${SEARCH}&query=home&zip=85001`)
  await expect(place).toBeHidden()
  await expect(question(page)).toHaveText('Search for “home” · 85001 · 50 miles')
  await expect(page.locator('summary').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await place.fill('00001')
  await place.press('Enter')
  // What is wrong is said where it can be changed.
  await expect(page.getByRole('alert')).toHaveText('We couldn’t find that ZIP code')
  await expect(place).toBeVisible()
})

test('a date that was typed into the sheet applies as it closes @any-screen', async ({ page }) => {
  await open(page)
  const from = page.getByLabel('From', { exact: true })
  const openSheet = async () => {
    await summary(page).click()
    await expect(page.getByRole('combobox', { name: 'State' })).toBeFocused()
  }
  await openSheet()
  await from.pressSequentially('12062026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${SEARCH}&from=2026-12-06`)
  // Back at its first part.
  await page.getByLabel('Until', { exact: true }).focus()
  await from.pressSequentially('12072026')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${SEARCH}&from=2026-12-07`)
  await openSheet()
  await from.pressSequentially('12082026')
  await sheet(page)
    .getByRole('button', { name: /^Show \d/ })
    .click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${SEARCH}&from=2026-12-08`)
})
