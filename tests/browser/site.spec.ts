// Public pages as documents, without a script too. public/states.spec.ts looks at each of their states.
import { CLASS, heading, hydrated } from './public/public.ts'
import { holdBack } from './pages.ts'
import { expect, INSTRUCTOR, test } from './test.ts'

const PAGES = {
  '/': 'In-person firearm and self-defense classes',
  '/classes': 'Find a class',
  '/classes/wisconsin': 'Classes in Wisconsin',
  [CLASS]: 'Concealed Carry and Home Defense',
  [`/instructor/${INSTRUCTOR}`]: 'Dana Reyes',
  '/reciprocity': 'Concealed-carry reciprocity by state',
  '/reciprocity/wisconsin': 'Concealed-carry reciprocity for Wisconsin',
  '/instructor-search': 'Search instructors',
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read', async ({ page }) => {
    for (const [path, name] of Object.entries(PAGES))
      await test.step(path, async () => {
        await page.goto(path)
        await expect(heading(page, name)).toBeVisible()
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      })
  })

  test('nothing is dead, and nothing waits for ever', async ({ page, signIn }) => {
    // Playwright does not look for texts in a `noscript`.
    const says = (text: string) => page.getByRole('paragraph').filter({ hasText: text })
    await page.goto(CLASS)
    for (const name of ['Share', /^Add to calendar/, /^Show all/])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await page.getByRole('link', { name: 'Create account', exact: true }).first().click()
    await expect(says('Our forms and saved classes need JavaScript.')).toBeInViewport()
    await page.goto('/legacy-instructor-login')
    await expect(says('Signing in needs JavaScript.')).toBeVisible()
    await signIn('instructor')
    await page.goto('/my-classes')
    await expect(says('The pages of instructors need JavaScript.')).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Classes, and how to reach us' }).click()
    await expect(says('Our forms and saved classes need JavaScript.')).toBeInViewport()
  })
})

test('what does not exist is not found', async ({ page, checkAccessibility }) => {
  for (const [path, title] of Object.entries({
    '/narnia': 'Page not found',
    '/class/nobody': 'This class is not offered',
    '/classes/narnia': 'Page not found',
    '/instructor/nobody': 'This instructor is not listed',
    '/reciprocity/narnia': 'Page not found',
  }))
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox', { name: 'ZIP code' })).toBeVisible()
      await hydrated(page)
      await checkAccessibility()
    })
})

test('the page of a state has its picture', async ({ page }) => {
  await page.goto('/reciprocity/wisconsin')
  const picture = page.getByRole('main').locator('picture img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

for (const [what, path] of [
  ['an instructor', `/instructor/${INSTRUCTOR}`],
  ['a class', CLASS],
] as const)
  test(`after a failure, the button shows all reviews of ${what}, and the first new one has the focus`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const reviews = page.getByRole('region', { name: /^Reviews/ })
    const shown = reviews.getByRole('listitem')
    const some = await shown.count()
    const showAll = reviews.getByRole('button', { name: /^Show all \d+ reviews/ })
    await page.route(/\/reviews\?/, (route) => route.fulfill({ status: 500 }))
    await showAll.click()
    await expect(reviews.getByRole('alert')).toHaveText('We could not load the other reviews.')
    await expect(showAll).toBeFocused()
    await expect(shown).toHaveCount(some)
    await page.unrouteAll()
    await showAll.click()
    await expect.poll(() => shown.count()).toBeGreaterThan(some)
    await expect(showAll).toHaveCount(0)
    await expect(reviews.getByRole('alert')).toHaveCount(0)
    // The button that had the focus is gone.
    await expect(shown.nth(some)).toBeFocused()
  })

test('the first new review has the focus, although another one has come in above', async ({ page }) => {
  await page.goto(`/instructor/${INSTRUCTOR}`)
  await hydrated(page)
  const reviews = page.getByRole('region', { name: /^Reviews/ })
  const shown = reviews.getByRole('listitem')
  const some = await shown.count()
  await page.route(/\/reviews\?/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { id: string }[] }
    await route.fulfill({
      response,
      json: { ...answer, data: [{ ...answer.data[0], id: 'later' }, ...answer.data] },
    })
  })
  await reviews.getByRole('button', { name: /^Show all/ }).click()
  await expect.poll(() => shown.count()).toBeGreaterThan(some + 1)
  await expect(shown.nth(some + 1)).toBeFocused()
})

test('whoever has moved on keeps the focus when all reviews come', async ({ page }) => {
  await page.goto(CLASS)
  await hydrated(page)
  const reviews = page.getByRole('region', { name: /^Reviews/ })
  const release = await holdBack(page, /\/reviews\?/)
  await reviews.getByRole('button', { name: /^Show all/ }).click()
  const elsewhere = page.getByRole('main').getByRole('link', { name: 'Ask a question' })
  await elsewhere.focus()
  release()
  await expect(reviews.getByRole('button', { name: /^(Show all|Loading)/ })).toHaveCount(0)
  await expect(elsewhere).toBeFocused()
})

test('a range partner is marked as one', async ({ page }) => {
  await page.goto('/instructor/u-range')
  await expect(page.getByText('Range partner')).toBeVisible()
})

test('the home page leads to the classes of each curriculum', async ({ page, scenario }) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: 'What you can learn' })
    .getByRole('link', { name: /^Firearm Safety for Children \d+ results$/ })
    .click()
  await expect(page).toHaveURL('/instructor-search?type=classes&curriculum=Firearm+Safety+for+Children')
  await expect(page.getByRole('heading', { level: 1, name: 'Search classes' })).toBeVisible()
  await expect(page.locator('input[name=curriculum][value="Firearm Safety for Children"]')).toBeChecked()
  await scenario('listCurricula:500')
  await page.goto('/')
  // Firefox may first show the page that it has kept.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'How a class works' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you can learn' })).toHaveCount(0)
})
