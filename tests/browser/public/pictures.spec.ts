// Pictures of public pages: each screen loads the size that it shows, and nothing moves when a picture arrives.
import { shiftOf, watchShifts } from '../../bench/day/screens.ts'
import { expect, test } from '../test.ts'
import { CLASS } from './public.ts'

for (const [width, density, expected] of [
  [320, 1, 320],
  [390, 1, 640],
  [390, 3, 1280],
  [1280, 1, 640],
] as const)
  test.describe(`a screen of ${width} pixels with a density of ${density}`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: density })

    test(`loads the picture of a class in ${expected} pixels`, async ({ page }) => {
      await page.goto(CLASS)
      const picture = page.getByRole('complementary', { name: 'Registration' }).locator('img')
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => [image.complete, image.currentSrc]))
        .toEqual([true, expect.stringContaining(`/scaled/${expected}.webp?`)])
    })
  })

for (const path of ['/', '/classes/minnesota', CLASS])
  for (const width of [320, 412, 800, 1280])
    test(`${path} says how large its pictures are on a screen of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 4000 })
      await page.goto(path)
      const pictures = page.getByRole('main').locator('img[sizes]')
      await expect(pictures.first()).toBeVisible()
      // The natural width of a picture with several sizes is the one that the page says.
      const ratios = () =>
        pictures.evaluateAll((all: HTMLImageElement[]) =>
          all.map((one) => one.naturalWidth / one.clientWidth),
        )
      await expect.poll(async () => Math.min(...(await ratios()))).toBeGreaterThanOrEqual(0.95)
      expect(Math.max(...(await ratios()))).toBeLessThan(1.25)
    })

test('pictures below the fold load when the visitor scrolls to them, and move nothing', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await page.setViewportSize({ width: 390, height: 600 })
  // Several classes share a picture, and one that an earlier class has loaded is there at once. The last gets its own.
  await page.route('/instructor-search?*', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const at = html.lastIndexOf('<img')
    const body = html.slice(0, at) + html.slice(at).replaceAll('.webp?of=', '.webp?last&amp;of=')
    await route.fulfill({ response, body })
  })
  await page.goto('/instructor-search?type=classes')
  const last = page.getByRole('main').locator('img').last()
  await expect(last).toHaveAttribute('loading', 'lazy')
  await expect(last).toHaveAttribute('src', /\?last/)
  expect(await last.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await shiftOf(page)).toBe(0)
})
