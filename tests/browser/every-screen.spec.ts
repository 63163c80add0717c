// Each page and each dialog on a narrow phone, on a desktop at 200% zoom, dark, in Sunlight, and in forced colors. The pages
// come back from a failure first. The tests of a page check it on an ordinary phone and on a desktop.
import type { Page } from '@playwright/test'
import { faintTextsOf } from './axe.ts'
import { comeBackAtOnePress, DIALOGS, PAGES } from './pages.ts'
import { expect, test } from './test.ts'

const NARROW = { width: 320, height: 640 }
/** What a desktop of 1280 by 800 pixels has left at 200% zoom. */
const ZOOMED = { width: 640, height: 400 }

/**
 * The devices whose appearance a page takes over without a choice. The text color comes from the style sheets; the scheme of
 * Mantine's components follows a moment later.
 */
const DEVICES = {
  dark: { media: { colorScheme: 'dark' }, scheme: 'dark', text: 'rgb(230, 235, 232)' },
  'in the sun': { media: { colorScheme: 'light', contrast: 'more' }, scheme: 'light', text: 'rgb(0, 0, 0)' },
} as const

/** Lets all colors change at once. A color that is still changing would be judged halfway. */
const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(style)
  })

async function expectNoSidewaysScroll(page: Page) {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sideways).toBe(0)
}

for (const [path, isComplete] of [...Object.entries(PAGES), ...Object.entries(DIALOGS)])
  test(`${path} fits every screen`, async ({ page, signIn, scenario, checkAccessibility }) => {
    await signIn('instructor')
    await page.setViewportSize(NARROW)
    // Dialogs stand over these pages.
    if (path in PAGES) await scenario('*:403')
    await page.goto(path)
    if (path in PAGES) await comeBackAtOnePress(page, scenario)
    await isComplete(page)
    await expectNoSidewaysScroll(page)
    await checkAccessibility()

    await page.setViewportSize(ZOOMED)
    await isComplete(page)
    await expectNoSidewaysScroll(page)
    await checkAccessibility()

    // Only the colors change, and switching them needs no visit of its own.
    await withoutTransitions(page)
    for (const [name, { media, scheme, text }] of Object.entries(DEVICES)) {
      await page.emulateMedia(media)
      await expect(page.locator('body')).toHaveCSS('color', text)
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
      expect(await faintTextsOf(page), name).toEqual([])
    }

    await page.emulateMedia({ contrast: null, forcedColors: 'active' })
    // The browser chooses these colors. What axe computes of them is not what is painted.
    await checkAccessibility(['color-contrast'])
  })
