// The map beside the results. Its code loads when a visitor first opens it.
import { watchReports } from '../public/public.ts'
import { expect, test } from '../test.ts'
import { SEARCH } from './search.ts'

test('the map loads when a visitor opens it, not before, and shows where the results are', async ({
  page,
  checkAccessibility,
}) => {
  const reports = await watchReports(page)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto(`${SEARCH}&zip=53703`)
  const [link, first] = await Promise.all([
    page.getByRole('link', { name: 'Show map' }).boundingBox(),
    page.getByRole('region', { name: 'Results' }).getByRole('listitem').first().boundingBox(),
  ])
  // It covers none of the results.
  expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => /Map|leaflet/.test(file))).toEqual([])
  await page.getByRole('link', { name: 'Show map' }).click()
  await expect(page).toHaveURL(`${SEARCH}&zip=53703&view=map`)
  const map = page.getByRole('region', { name: 'Map' })
  const pin = map.getByRole('button', { name: 'Lakeside Range, Madison: 9 classes' })
  await expect(pin).toBeVisible()
  await expect(pin).toHaveText('9')
  expect(await reports()).toEqual([])
  await checkAccessibility()
  await pin.focus()
  await page.keyboard.press('Enter')
  const chosen = map.getByRole('group', { name: 'Lakeside Range, Madison: 9 classes' })
  await expect(chosen).toBeFocused()
  await expect(chosen.getByRole('link')).toHaveCount(9)
  await page.keyboard.press('Tab')
  await expect(chosen.getByRole('link').first()).toBeFocused()
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(0)
  await expect(pin).toBeFocused()
  await page.keyboard.press('Enter')
  await chosen.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(chosen).toHaveCount(0)
  await expect(pin).toBeFocused()
  await map.getByRole('button', { name: 'Zoom out' }).click()
  await expect(pin).toBeVisible()
  await page.getByRole('link', { name: 'Hide map' }).click()
  await expect(page).toHaveURL(`${SEARCH}&zip=53703`)
  await expect(map).toHaveCount(0)
})

test('pins follow the results @any-screen', async ({ page }) => {
  await page.goto(`${SEARCH}&state=AZ&view=map`)
  const map = page.getByRole('region', { name: 'Map' })
  const pins = map.getByRole('button', { name: /: \d+ classes$/ })
  await expect(pins).toHaveAccessibleName(/^Copper Canyon Range, Phoenix/)
  await page.goto(`${SEARCH}&state=WI&view=map`)
  await expect(pins).toHaveAccessibleName(/^Lakeside Range, Madison/)
})
