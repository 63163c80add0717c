// Every public page as a document: with and without a script, and in its loading, empty and error states.
import type { Page } from '@playwright/test'
import { CLASS, COURSE, hydrated, watchReports } from './public/public.ts'
import { expect, INSTRUCTOR, test } from './test.ts'

const PAGES = {
  '/': 'In-person firearm and self-defense classes',
  '/classes': 'Find a class',
  '/classes/wisconsin': 'Classes in Wisconsin',
  [CLASS]: 'Concealed Carry and Home Defense',
  [`/instructor/${INSTRUCTOR}`]: 'Dana Reyes',
  '/reciprocity/wisconsin': 'Concealed-carry reciprocity of Wisconsin',
  '/instructor-search': 'Search classes',
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const dates = (page: Page) => page.getByRole('region', { name: 'Dates', exact: true })

for (const [path, name] of Object.entries(PAGES)) {
  test(`${path} is a document that the browser hydrates`, async ({ page, checkAccessibility, viewport }) => {
    const reports = await watchReports(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(heading(page, name)).toBeVisible()
    await hydrated(page)
    // React reports a page that differs from its document to the console, and every console message fails a test.
    expect(await reports()).toEqual([])
    expect(await page.title()).toBe(/<title>(.*)<\/title>/.exec((await response?.text()) ?? '')?.[1])
    await expect(page.locator('title')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport?.width ?? 0,
    )
    await checkAccessibility()
  })

  test(`${path} is rendered by the browser if the API is slow`, async ({
    page,
    scenario,
    checkAccessibility,
  }) => {
    await scenario('latency:700')
    await page.goto(path)
    await hydrated(page)
    await expect(heading(page, name)).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await expect(page).toHaveTitle(/\| Harbor Training$/)
    await checkAccessibility()
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, name] of Object.entries(PAGES))
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(heading(page, name)).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    })

  test('a visitor can register for a class', async ({ page }) => {
    await page.goto(CLASS)
    const link = dates(page).getByRole('link', { name: 'Register for Sun, Dec 6, 2026' })
    await expect(link).toHaveAttribute(
      'href',
      /^\/register\/concealed-carry-and-home-defense\/c-u-instructor-0\?oid=[\w-]+$/,
    )
  })
})

test('a class page shows the content, dates, place, price and instructor', async ({ page }) => {
  await page.goto(CLASS)
  await expect(page.getByText('Lakeside Range, Madison, WI')).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Registration' })
  await expect(summary.getByText('$145')).toBeVisible()
  await expect(summary.getByText('Tue, Dec 1, 2026')).toBeVisible()
  await expect(summary.getByText('9:00 AM – 5:00 PM CST')).toBeVisible()
  await expect(summary.getByRole('link', { name: 'Register for Tue, Dec 1, 2026' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dana Reyes' }).first()).toHaveAttribute(
    'href',
    `/instructor/${INSTRUCTOR}`,
  )
  for (const name of [
    'What to bring',
    'What is provided',
    'Where it is',
    'Cancellation policy',
    'Your instructor',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
})

test('each day of a class has its own hours, even across a daylight saving change', async ({ page }) => {
  await page.goto(CLASS)
  const month = page.getByRole('region', { name: 'March 2027' })
  await expect(month.getByText('Sat, Mar 13, 9:00 AM – 5:00 PM CST')).toBeVisible()
  await expect(month.getByText('Sun, Mar 14, 9:00 AM – 5:00 PM CDT')).toBeVisible()
})

test('a full date has no link to the checkout', async ({ page }) => {
  await page.goto(CLASS)
  const full = page.getByRole('region', { name: 'November 2026' }).getByRole('listitem')
  await expect(full.getByText('Full', { exact: true })).toBeVisible()
  await expect(full.getByRole('link')).toHaveText('Request another date')
  await expect(full.getByRole('link')).toHaveAttribute('href', /\?request=date#by-mail$/)
})

for (const [tid, expected] of [
  ['visit-9', '&tid=visit-9'],
  ['a%26b', '&tid=a%26b'],
  ['unknown', ''],
] as const)
  test(`the checkout link for a visit with the id ${tid}`, async ({ page }) => {
    await page.goto(`${CLASS}?tid=${tid}`)
    await hydrated(page)
    const href = await dates(page)
      .getByRole('link', { name: 'Register for Sun, Dec 6, 2026' })
      .getAttribute('href')
    expect(href?.replace(/\?oid=[\w-]+/, '')).toBe(
      `/register/concealed-carry-and-home-defense/${COURSE}${expected}`,
    )
  })

for (const [from, to] of [
  [`/class/${COURSE}?tid=1&x=%3Cb%3E`, `${CLASS}?tid=1&x=%3Cb%3E`],
  [`/class/another-name/${COURSE}#dates`, `${CLASS}#dates`],
  [`/course/${COURSE}?tid=1`, `${CLASS}?tid=1`],
  ['/classes/NM?page=2', '/classes/new-mexico?page=2'],
  ['/classes/New%20Mexico', '/classes/new-mexico'],
  [`/instructor/${INSTRUCTOR}/dana-reyes?tid=1`, `/instructor/${INSTRUCTOR}?tid=1`],
] as const)
  test(`${from} is replaced by ${to}`, async ({ page }) => {
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

test('a date can be added to a calendar', async ({ page }) => {
  await page.goto(CLASS)
  await hydrated(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar: Sun, Dec 6, 2026' }).click()
  expect((await download).suggestedFilename()).toMatch(/^concealed-carry-and-home-defense-o-[\w-]+\.ics$/)
})

test('a class without dates offers to request one', async ({ page, checkAccessibility }) => {
  await page.route('**/api/training/courses/*/occurrences**', (route) =>
    route.fulfill({ json: { data: [], meta: { total: 0, totalPages: 0 } } }),
  )
  await page.goto(`/class/x/${COURSE}`)
  await hydrated(page)
  // The data of the document is fetched again when the visitor returns to the page.
  await page.clock.setFixedTime(Date.parse('2026-11-20T15:10:00Z'))
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(dates(page).getByText('No upcoming dates')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Register/ })).toHaveCount(0)
  await expect(dates(page).getByRole('link', { name: 'Request a class date' })).toBeVisible()
  await checkAccessibility()
})

test('dates that failed to load can be loaded again', async ({ page, scenario, checkAccessibility }) => {
  await scenario('listCourseOccurrences:403')
  await page.goto(CLASS)
  await expect(heading(page, 'Concealed Carry and Home Defense')).toBeVisible()
  const failure = dates(page).getByRole('alert')
  await expect(failure).toContainText('We could not load the dates')
  await checkAccessibility()
  await scenario('')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(
    dates(page)
      .getByRole('link', { name: /^Register for/ })
      .first(),
  ).toBeVisible()
})

for (const path of [CLASS, `/instructor/${INSTRUCTOR}`, '/reciprocity/wisconsin'])
  test(`${path} can be loaded again after a failure`, async ({ page, scenario }) => {
    await scenario('*:403')
    await page.goto(path)
    const failure = page.getByRole('alert').filter({ hasText: 'We could not load this' })
    await expect(failure).toBeVisible()
    await scenario('')
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, PAGES[path] ?? '')).toBeVisible()
  })

for (const path of [
  '/narnia',
  '/class/nobody',
  '/classes/narnia',
  '/instructor/nobody',
  '/reciprocity/narnia',
])
  test(`${path} is not found`, async ({ page, checkAccessibility }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(heading(page, 'Page not found')).toBeVisible()
    await hydrated(page)
    await checkAccessibility()
  })

test('a state without classes leads to its neighbors', async ({ page }) => {
  await page.goto('/classes/iowa')
  await expect(page.getByText('There are no classes in Iowa at the moment')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wisconsin', exact: true })).toHaveAttribute(
    'href',
    '/classes/wisconsin',
  )
})

test('the page of a state has its picture', async ({ page }) => {
  await page.goto('/reciprocity/wisconsin')
  const picture = page.getByRole('main').locator('picture img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('a visitor can show all reviews of an instructor', async ({ page }) => {
  await page.goto(`/instructor/${INSTRUCTOR}`)
  await hydrated(page)
  const reviews = page.getByRole('region', { name: 'Reviews' }).locator('> ul > li')
  await expect(reviews).toHaveCount(10)
  await page.getByRole('button', { name: /^Show all \d+ reviews$/ }).click()
  await expect.poll(() => reviews.count()).toBeGreaterThan(100)
  await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0)
})

test('a range partner is marked as one', async ({ page }) => {
  await page.goto('/instructor/u-range')
  await expect(page.getByText('Range partner')).toBeVisible()
})

test('the home page leads to the classes of each curriculum', async ({ page, scenario }) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: 'What you can learn' })
    .getByRole('link', { name: 'Firearm Safety for Children', exact: true })
    .click()
  await expect(page).toHaveURL('/instructor-search?curriculum=Firearm%20Safety%20for%20Children')
  await expect(page.getByRole('heading', { level: 1, name: 'Search classes' })).toBeVisible()
  await expect(page.locator('input[name=curriculum][value="Firearm Safety for Children"]')).toBeChecked()
  await scenario('listCurricula:500')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'How a class works' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you can learn' })).toHaveCount(0)
})

test('a document from the cache is corrected before a visitor can register', async ({ page }) => {
  // The server keeps documents for a minute. Since this one was made, its dates have filled up and its price has risen.
  await page.route(CLASS, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/data-age="\d+"/, 'data-age="30000"')
    await route.fulfill({ response, body })
  })
  await page.route(`**/api/training/courses/${COURSE}?*`, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { attributes: { price: number } } }
    json.data.attributes.price = 999
    await route.fulfill({ response, json })
  })
  await page.route(`**/api/training/courses/${COURSE}/occurrences?*`, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { attributes: Record<string, unknown> }[] }
    for (const { attributes } of json.data) attributes['numberOfRegistrants'] = attributes['capacity']
    await route.fulfill({ response, json })
  })
  const document = await page.goto(CLASS)
  expect(await document?.text()).toContain('>$145<')
  expect(await document?.text()).toContain('aria-label="Register for ')
  await expect(dates(page).getByText('Full', { exact: true })).toHaveCount(5)
  await expect(page.getByRole('link', { name: /^Register/ })).toHaveCount(0)
  await expect(page.getByText('$999')).toBeVisible()
  await expect(page.getByText('$145')).toHaveCount(0)
})

test('on a phone, the link to register stays in sight', async ({ page, isMobile }) => {
  await page.goto(CLASS)
  const bar = page.getByRole('complementary', { name: 'Next date' })
  await expect(bar).toBeVisible({ visible: isMobile })
  if (!isMobile) {
    const link = page.getByRole('complementary', { name: 'Registration' })
    return expect(link.getByRole('link', { name: /^Register for/ })).toBeInViewport({ ratio: 1 })
  }
  const link = bar.getByRole('link', { name: 'Register for the next date, Tue, Dec 1, 2026' })
  await expect(link).toHaveAttribute('href', /^\/register\//)
  await expect(bar.getByText('$145')).toBeInViewport({ ratio: 1 })
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'Cancellation policy' }).scrollIntoViewIfNeeded()
  await expect(link).toBeInViewport({ ratio: 1 })
})

test('a directory link leads to the instructors of its state', async ({ page }) => {
  await page.goto('/firearms-training/instructors/wisconsin-instructors/madison/2')
  await expect(page).toHaveURL('/instructor-search?type=instructors&state=WI')
  await expect(page.getByRole('heading', { level: 1, name: 'Search instructors' })).toBeVisible()
  await page.goto(`/instructor/${INSTRUCTOR}`)
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Instructors in Wisconsin' })
    .click()
  await expect(page).toHaveURL('/instructor-search?type=instructors&state=WI')
})
