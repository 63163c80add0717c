// The search for classes and instructors. Its state is in the address, and the document has the first results.
import { expect, test } from '../test.ts'
import {
  SEARCH,
  title,
  rows,
  chips,
  sort,
  box,
  expectCurrent,
  openFilters,
  closeFilters,
  open,
  question,
} from './search.ts'

test('filters narrow the results, and Back undoes them', async ({ page, checkAccessibility }) => {
  await open(page)
  await expect(title(page, '161 classes')).toBeVisible()
  await expect(rows(page)).toHaveCount(12)
  await openFilters(page)
  await box(page, 'Women only').click()
  await expect(page).toHaveURL(`${SEARCH}&womens=on`)
  await expect(title(page, '17 classes')).toBeVisible()
  await expect(box(page, 'Women only')).toBeChecked()
  await expect(box(page, 'Women only')).toBeFocused()
  await closeFilters(page)
  await openFilters(page)
  await page.getByRole('combobox', { name: 'State' }).selectOption('FL')
  await expect(page).toHaveURL(`${SEARCH}&state=FL&womens=on`)
  await closeFilters(page)
  await expect(title(page, /^\d class(es)? in Florida$/)).toBeVisible()
  await expect(chips(page).getByRole('link')).toHaveText([
    'Remove Florida×',
    'Remove Women only×',
    'Clear filters',
  ])
  await expectCurrent(page)
  // A link that is half out of view would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await checkAccessibility()
  await page.goBack()
  await expect(title(page, '17 classes')).toBeVisible()
  await expect(page).toHaveURL(`${SEARCH}&womens=on`)
  await page.goBack()
  await expect(title(page, '161 classes')).toBeVisible()
  await page.goForward()
  await expect(title(page, '17 classes')).toBeVisible()
  await page.reload()
  await expect(title(page, '17 classes')).toBeVisible()
  await chips(page).getByRole('link', { name: 'Remove Women only' }).click()
  await expect(page).toHaveURL(SEARCH)
  await expect(title(page, '161 classes')).toBeVisible()
  await page.goBack()
  await expect(title(page, '17 classes')).toBeVisible()
  await page.goBack()
  await expect(title(page, '161 classes')).toBeVisible()
  await openFilters(page)
  await expect(box(page, 'Women only')).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('')
})

test('a price and a weekend narrow the classes, and a day takes the place of the weekend', async ({
  page,
  checkAccessibility,
}) => {
  await open(page)
  await openFilters(page)
  await page.getByRole('combobox', { name: 'Price' }).selectOption('Up to $100')
  await expect(page).toHaveURL(`${SEARCH}&most=100`)
  await closeFilters(page)
  const weekend = page.getByRole('link', { name: 'Next weekend', exact: true })
  await weekend.click()
  await expect(page).toHaveURL(`${SEARCH}&when=next-weekend&most=100`)
  await expect(weekend).toHaveAttribute('aria-current', 'true')
  await expect(chips(page).getByRole('link')).toHaveText(['Remove Up to $100×'])
  await expectCurrent(page)
  const results = page.getByRole('region', { name: 'Results' }).getByRole('list').getByRole('listitem')
  const found = results.filter({ has: page.getByRole('heading') })
  await expect(found.first()).toContainText(/(Sat, Nov 28|Sun, Nov 29).*, \d+ hours/)
  for (const text of await found.allInnerTexts()) {
    expect(text).toMatch(/Sat, Nov 28|Sun, Nov 29/)
    expect(Number(/\$(\d+)/.exec(text)?.[1])).toBeLessThanOrEqual(100)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await checkAccessibility()
  await openFilters(page)
  await page.getByLabel('From', { exact: true }).fill('2026-12-05')
  await expect(page).toHaveURL(`${SEARCH}&from=2026-12-05&most=100`)
  await closeFilters(page)
  await expect(weekend).not.toHaveAttribute('aria-current')
})

test('two filters that are chosen in a row both apply, and the results stay while the search is slow @any-screen', async ({
  page,
  scenario,
}) => {
  await open(page)
  await openFilters(page)
  await scenario('latency:1000')
  await box(page, 'Women only').click()
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true')
  await expect(rows(page)).toHaveCount(12)
  await expect(box(page, 'Women only')).toBeChecked()
  await expect(title(page, '17 classes')).toBeVisible()
  await box(page, 'Open spots').click()
  await box(page, 'Live fire').click()
  await expect(page).toHaveURL(/&open=on.*&livefire=on/)
  await expectCurrent(page)
  for (const name of ['Women only', 'Open spots', 'Live fire']) await expect(box(page, name)).toBeChecked()
})

test('a text and a place are searched together, by keyboard @any-screen', async ({ page }) => {
  await open(page)
  await page.getByRole('searchbox', { name: 'Class or instructor' }).fill('home defnse')
  await page.keyboard.press('Tab')
  await page.keyboard.type('53703-1234')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${SEARCH}&query=home+defnse&zip=53703`)
  await expect(title(page, /^\d classes within 50 miles of 53703$/)).toBeVisible()
  await expect(page.getByText('Madison, WI · under 1 mi').first()).toBeVisible()
  await expect(sort(page)).toHaveValue('best')
  await expect(sort(page).locator('option:checked')).toHaveText('Nearest')
  await page.getByRole('combobox', { name: 'Within' }).selectOption('any')
  await expect(page).toHaveURL(`${SEARCH}&query=home+defnse&zip=53703&within=any`)
  await expect(title(page, /^\d+ classes around 53703$/)).toBeVisible()
  await sort(page).selectOption('Price')
  await expect(page).toHaveURL(`${SEARCH}&query=home+defnse&zip=53703&within=any&sort=price`)
})

test('a distance that is chosen first waits for the ZIP code @any-screen', async ({ page }) => {
  await open(page)
  const within = page.getByRole('combobox', { name: 'Within' })
  await within.selectOption('10 miles')
  await expect(within).toHaveValue('10')
  await openFilters(page)
  await box(page, 'Live fire').click()
  await expect(page).toHaveURL(`${SEARCH}&livefire=on`)
  await closeFilters(page)
  await expect(within).toHaveValue('10')
  await page.getByRole('textbox', { name: 'ZIP code or city' }).fill('53703')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(`${SEARCH}&zip=53703&within=10&livefire=on`)
})

test('a range of dates shows the first class in it @any-screen', async ({ page }) => {
  await open(page)
  await openFilters(page)
  await page.getByLabel('From').fill('2026-12-01')
  await expect(page).toHaveURL(`${SEARCH}&from=2026-12-01`)
  await page.getByLabel('Until').fill('2026-12-07')
  await expect(page).toHaveURL(`${SEARCH}&from=2026-12-01&to=2026-12-07`)
  await closeFilters(page)
  await expect(chips(page).getByRole('link', { name: 'Remove Tue, Dec 1 – Mon, Dec 7' })).toBeVisible()
  const times = page.getByRole('region', { name: 'Results' }).getByRole('time')
  await expect(times.first()).toHaveAttribute('datetime', /^2026-12-0[1-7]T/)
  for (const time of await times.all()) await expect(time).toHaveAttribute('datetime', /^2026-12-0[1-7]T/)
})

test('a visitor pages through the results, and the heading takes the focus @any-screen', async ({ page }) => {
  await open(page)
  const first = await rows(page).first().textContent()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(`${SEARCH}&page=2`)
  await expect(pages).toContainText('Page 2 of 14')
  await expect(title(page, '161 classes')).toBeFocused()
  await page.goBack()
  await expect(pages).toContainText('Page 1 of 14')
  await expect(rows(page).first()).toHaveText(first ?? '')
})

test('a visitor searches for instructors instead of classes', async ({ page, checkAccessibility }) => {
  await open(page, '&query=reyes&livefire=on')
  const kinds = page.getByRole('navigation', { name: 'Kind of results' })
  await kinds.getByRole('link', { name: /^Instructors \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/instructor-search?query=reyes')
  await expect(page.getByRole('heading', { level: 1, name: 'Search instructors' })).toBeVisible()
  await expect(page).toHaveTitle('Instructors for “reyes” | Harbor Training')
  const dana = rows(page).filter({ hasText: 'Dana Reyes' }).getByRole('link')
  await expect(dana).toHaveAttribute('href', '/instructor/u-instructor')
  await expectCurrent(page)
  await checkAccessibility()
})

test('a search without results offers searches that have results, also in the next state', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, '&zip=53703&state=AZ')
  await expect(title(page, '0 classes in Arizona within 50 miles of 53703')).toBeVisible()
  const closest = page.getByRole('region', { name: 'Closest classes' })
  await expect(closest.getByRole('link', { name: /^Ask .+ for another one$/ })).toHaveAttribute(
    'href',
    /^\/class\/[a-z-]+\/c-[\w-]+\?request=date$/,
  )
  await checkAccessibility()
  await page.getByRole('link', { name: 'Any distance' }).click()
  await expect(page).toHaveURL(`${SEARCH}&zip=53703&within=any&state=AZ`)
  await expect(title(page, '15 classes in Arizona around 53703')).toBeVisible()

  await open(page, '&state=IL')
  await expect(title(page, '0 classes in Illinois')).toBeVisible()
  await page.getByRole('link', { name: 'In Wisconsin' }).click()
  await expect(page).toHaveURL(`${SEARCH}&state=WI`)
  await expect(rows(page).first()).toBeVisible()
})

test('a place that leads nowhere is explained beside its field, above everything there is @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  // What else can be wrong with a place is in the tests of its document.
  const text = 'We have nothing in a city by that name. Check the spelling, or type a ZIP code'
  await open(page, '&zip=Narnia')
  await expect(page.getByRole('alert')).toHaveText(text)
  const field = page.getByRole('textbox', { name: 'ZIP code or city' })
  await expect(field).toHaveAccessibleDescription(text)
  await expect(title(page, '161 classes')).toBeVisible()
  await checkAccessibility()
  await field.fill('53703')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(title(page, '9 classes within 50 miles of 53703')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('after a failure, the search can be tried again @any-screen', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  for (const fault of ['search:500', 'search:offline', 'search:html', 'geocodePostalCode:500'])
    await test.step(fault, async () => {
      await scenario(fault)
      await open(page, '&zip=53703')
      const failure = page.getByRole('alert')
      await expect(failure).toContainText('Search is unavailable, try again')
      await expect(page.getByRole('textbox', { name: 'ZIP code or city' })).toHaveValue('53703')
      await checkAccessibility()
      await scenario('')
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(title(page, '9 classes within 50 miles of 53703')).toBeVisible()
    })
})

test('hostile text is shown as text', async ({ page, viewport }) => {
  const text = `"><img src=x onerror=alert(1)></script>${'W'.repeat(60)}`
  await open(
    page,
    `&${new URLSearchParams({ query: text, curriculum: text, zip: '53703', page: '-1', sort: '<b>' })}`,
  )
  if (await question(page).isVisible()) await question(page).click()
  await expect(page.getByRole('searchbox')).toHaveValue(text)
  await expect(title(page, '0 classes within 50 miles of 53703')).toBeVisible()
  await expect(page.getByRole('img')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    viewport?.width ?? 0,
  )
})
