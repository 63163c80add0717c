// How the public pages look to people who need more than the usual: contrast, forced colors, large text, low windows.
import type { Page } from '@playwright/test'
import { expect, INSTRUCTOR, occurrenceId, test } from '../test.ts'
import { faintEdges } from './contrast.ts'
import { CLASS, hydrated } from './public.ts'

const REVIEW = `/review-class?oid=${occurrenceId(1)}&rid=r-${INSTRUCTOR}-0-1-0`
const PAGES = [
  '/',
  '/classes',
  '/classes/iowa',
  CLASS,
  `/instructor/${INSTRUCTOR}`,
  REVIEW,
  '/instructor-search?zip=53703',
  '/instructor-search?zip=53703&view=map',
  '/search-by',
  '/reciprocity',
  '/reciprocity/wisconsin',
  '/not-found',
]
const DIALOGS = [
  `${CLASS}?request=date`,
  `${CLASS}?request=details`,
  '/?request=account',
  '/?request=search',
  '/?request=saved',
]

const isComplete = async (page: Page, path: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (path.includes('request=saved'))
    await expect(page.getByRole('dialog').getByText('in this browser only')).toBeVisible()
  else if (path.includes('request='))
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  if (path === REVIEW) await expect(page.getByRole('radio').first()).toBeVisible()
  if (path.includes('view=map')) await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
}

test('without the colors of the page, the current tab and the given stars can be told apart @any-screen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/instructor-search')
  const edges = await page
    .getByRole('navigation', { name: 'Kind of results' })
    .getByRole('link')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
  expect(new Set(edges).size).toBe(2)
  await page.goto(REVIEW)
  await page.getByRole('radio', { name: /^3 of 5 stars/ }).check()
  await expect(page.getByRole('group', { name: 'Your rating' }).getByText(/^[★☆]$/)).toHaveText([
    '★',
    '★',
    '★',
    '☆',
    '☆',
  ])
})

/** What sticks out of the window or is cut, although it is text. */
const cutTexts = () =>
  [...document.querySelectorAll('header *, main *, footer *, dialog *')].flatMap((element) => {
    const { overflowX } = getComputedStyle(element)
    const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim())
    const isOut = texts.some((node) => {
      const text = new Range()
      text.selectNode(node)
      return text.getBoundingClientRect().right > innerWidth + 1
    })
    const isShown = element.checkVisibility() && !element.closest('.visually-hidden, .leaflet-container')
    return texts.length && isShown && (isCut || isOut) ? [element.textContent.slice(0, 40)] : []
  })
const sidewaysScroll = () => document.documentElement.scrollWidth - innerWidth

test('the header has room for all its text at every width @any-screen', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  for (const width of [320, 360, 390, 575, 576, 592, 639, 640, 767, 768, 991, 992, 1050, 1099, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(cutTexts), `${width} px`).toEqual([])
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height, `${width} px`).toBe(width < 1100 ? 56 : 90)
    const button = await page.getByRole('main').getByRole('button', { name: 'Find a class' }).boundingBox()
    expect(button?.height, `${width} px`).toBe(48)
  }
})

test('the end of the footer stands below its columns, with room between its parts @any-screen', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const footer = page.getByRole('contentinfo')
  const name = await footer.getByRole('heading', { name: 'Harbor Training' }).boundingBox()
  const saved = await footer.getByRole('link', { name: 'Saved classes' }).boundingBox()
  expect(saved?.x).toBe(name?.x)
  const choice = footer.getByRole('combobox', { name: 'Appearance' })
  const gap = await choice.evaluate((select) => {
    const text = new Range()
    if (select.previousSibling) text.selectNode(select.previousSibling)
    return select.getBoundingClientRect().left - text.getBoundingClientRect().right
  })
  expect(gap).toBeGreaterThanOrEqual(8)
})

test('a session that ends says so on a narrow phone, whole @any-screen', async ({
  page,
  signIn,
  scenario,
}) => {
  await signIn('student')
  await scenario('me:401')
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(CLASS)
  await expect(page.getByRole('dialog', { name: 'Session Expired' })).toBeVisible()
  expect(await page.evaluate(cutTexts)).toEqual([])
})

test('in a low window, nothing sticks to its edges @any-screen', async ({ page }) => {
  await page.goto(CLASS)
  const bar = page.getByRole('complementary', { name: 'Next date' })
  for (const [size, isSticky] of [
    [{ width: 844, height: 390 }, false],
    [{ width: 320, height: 256 }, false],
    [{ width: 390, height: 844 }, true],
  ] as const) {
    await page.setViewportSize(size)
    await page.getByRole('heading', { name: 'What to bring' }).evaluate((one) => one.scrollIntoView())
    for (const one of [page.getByRole('banner'), bar])
      await (isSticky ? expect(one) : expect(one).not).toBeInViewport()
  }
})

test('a chosen appearance holds in both halves from the first paint on @any-screen', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await page.goto('/')
  const choice = page.getByRole('contentinfo').getByRole('combobox', { name: 'Appearance' })
  await choice.selectOption('Sunlight')
  await checkAccessibility()
  await choice.selectOption('Dark')
  expect(await scheme()).toBe('dark')
  // Whatever is dark now was so before any of our scripts ran.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/classes')
  expect(await scheme()).toBe('dark')
  await page.unrouteAll()
  await signIn('instructor')
  await page.goto('/my-classes')
  await expect(page.getByRole('heading', { level: 1, name: 'My Classes' })).toBeVisible()
  expect(await scheme()).toBe('dark')
  await page.goto('/')
  await choice.selectOption('Same as this device')
  expect(await scheme()).toBe('light')
})

for (const [what, places] of Object.entries({
  pages: PAGES,
  forms: [...DIALOGS, '/legacy-instructor-login'],
}))
  test(`${what}: fields and focus rings can be seen, also in the dark, and twice the text fits @any-screen`, async ({
    page,
    checkAccessibility,
  }) => {
    test.slow()
    for (const path of places)
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(path)
        await isComplete(page, path)
        await checkAccessibility()
        // Rings are for people who use a keyboard.
        await page.keyboard.press('Tab')
        expect(await page.evaluate(faintEdges)).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
        // Some colors take a moment to change.
        await expect.poll(() => page.evaluate(faintEdges)).toEqual([])
        await page.setViewportSize({ width: 390, height: 844 })
        for (const size of ['150%', '200%']) {
          await page.evaluate((one) => (document.documentElement.style.fontSize = one), size)
          expect(await page.evaluate(cutTexts), size).toEqual([])
          expect(await page.evaluate(sidewaysScroll), size).toBeLessThanOrEqual(0)
          for (const dialog of await page.getByRole('dialog').all())
            expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth), size).toBe(0)
        }
      })
  })
