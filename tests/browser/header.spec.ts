// The header and its navigation, whose width depends on the screen.
import type { Locator } from '@playwright/test'
import { expect, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('nothing is wider than the screen', async ({ page, viewport }) => {
  for (const path of ['/', '/dashboard', '/my-classes', '/my-courses', '/students']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Not compared with clientWidth: a phone zooms out until a wide page fits.
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(viewport?.width ?? 0)
  }
})

test('the header casts a shadow after 15 pixels of scrolling @any-screen', async ({ page }) => {
  await page.goto('/classes')
  const shadow = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).boxShadow)
  await page.evaluate(() => scrollTo(0, 15))
  await expect.poll(shadow).toBe('none')
  await page.evaluate(() => scrollTo(0, 16))
  await expect.poll(shadow).not.toBe('none')
  // Also if the page was left there, before its script runs.
  await page.reload()
  await expect.poll(shadow).not.toBe('none')
})

test('the header has room for every place of the navigation, and begins and ends where the page does @any-screen', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  const left = async (target: Locator) => Math.round((await target.boundingBox())?.x ?? 0)
  const nav = page.getByRole('navigation', { name: 'Instructor' })
  for (const [person, places, widths] of [
    ['instructor', 6, [1024, 1100, 1280]],
    ['retail', 7, [1024, 1100, 1280, 1440]],
  ] as const)
    await test.step(person, async () => {
      await page.goto('about:blank')
      await signIn(person)
      await page.goto('/my-classes')
      await expect(nav.getByRole('link')).toHaveCount(places)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const hidden = await nav.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect(hidden, `at ${width} px`).toBeLessThanOrEqual(0)
        await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeInViewport({ ratio: 1 })
      }
      await page.setViewportSize({ width: 1600, height: 900 })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      expect(await left(page.getByRole('link', { name: 'Harbor Training' }))).toBe(await left(heading))
      // What is written on "Find" beside its name shows only here.
      await checkAccessibility()
    })
})

test('each place of the navigation is in sight when it is the current one or has the focus', async ({
  page,
}) => {
  await page.goto('/dashboard/instructor-resources/state')
  const places = page.getByRole('navigation', { name: 'Instructor' }).getByRole('link')
  await expect(places).toHaveCount(6)
  const current = places.filter({ hasText: 'Resources' })
  await expect(current).toHaveAttribute('aria-current')
  await expect(current).toBeInViewport({ ratio: 1 })
  await places.first().focus()
  for (const place of await places.all()) {
    await expect(place).toBeFocused()
    await expect(place).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
  }
})
