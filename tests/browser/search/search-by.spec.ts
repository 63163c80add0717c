// The location search: a ZIP code on any page leads to the results around it.
import { expect, test } from '../test.ts'

const FOUND = '/instructor-search?type=classes&query=53703&lat=43.0731&lng=-89.401&source=training'

test('each page finds classes near a ZIP code', async ({ page }) => {
  for (const path of ['/', '/classes', '/classes/wisconsin'])
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('textbox', { name: 'ZIP code' }).fill('53703-1234')
      await page.getByRole('button', { name: 'Find a class' }).click()
      await expect(page).toHaveURL(FOUND)
      await expect(page.getByRole('heading', { name: '9 classes within 50 miles of 53703' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('53703')
      await page.goBack()
      await expect(page).toHaveURL(path)
    })
})

test('a ZIP code that does not exist stays in its field', async ({ page, checkAccessibility }) => {
  await page.goto('/search-by?query=00001')
  const field = page.getByRole('textbox', { name: 'ZIP code' })
  await expect(field).toHaveValue('00001')
  await expect(field).toHaveAccessibleDescription('We couldn’t find that ZIP code')
  await checkAccessibility()
  await field.fill('53703')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(FOUND)
})

test('text that is not a ZIP code can be searched as text', async ({ page, checkAccessibility }) => {
  await page.goto('/search-by?query=Madison')
  await expect(page.getByRole('alert')).toHaveText('Type a ZIP code of five digits, such as 53703')
  await checkAccessibility()
  await page.getByRole('link', { name: 'Search classes for “Madison”' }).click()
  await expect(page).toHaveURL('/instructor-search?type=classes&query=Madison')
  await expect(page.getByRole('heading', { name: '9 classes' })).toBeVisible()
})

test('after a failure of the geocoder, the search is unavailable and can be tried again', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  for (const fault of ['500', 'offline', 'html'])
    await test.step(fault, async () => {
      await scenario(`geocodePostalCode:${fault}`)
      await page.goto('/search-by?query=53703')
      const failure = page.getByRole('alert')
      await expect(failure).toContainText('Search is unavailable, try again')
      await expect(page.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('53703')
      await checkAccessibility()
      await scenario('')
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(page).toHaveURL(FOUND)
    })
})

test('the page waits for a slow geocoder', async ({ page, scenario }) => {
  await scenario('latency:700')
  await page.goto('/search-by?query=53703')
  await expect(page.getByText('Looking up 53703 …')).toBeVisible()
  await expect(page).toHaveURL(FOUND)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a ZIP code leads to its results', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('53703')
    await page.getByRole('button', { name: 'Find a class' }).click()
    await expect(page).toHaveURL(FOUND)
    await expect(page.getByRole('heading', { name: '9 classes within 50 miles of 53703' })).toBeVisible()
  })

  test('a ZIP code that does not exist is explained', async ({ page }) => {
    await page.goto('/search-by?query=00001')
    await expect(page.getByText('We couldn’t find that ZIP code')).toBeVisible()
  })
})
