// What a visitor sees and does on the page of a class.
import { readFileSync } from 'node:fs'
import { NOT_SOLD_HERE } from '../../../src/public/course-page/class-dates.ts'
import { rewrite } from '../api.ts'
import { ELSEWHERE, expect, INSTRUCTOR, NOW, test } from '../test.ts'
import { CLASS, COURSE, dates, dialog, field, heading, hydrated, press, watchCalls } from './public.ts'

const COURSE_CALL = `**/api/training/courses/${COURSE}?*`
const DATES_CALL = `**/api/training/courses/${COURSE}/occurrences?*`

test('a class page shows the content, dates, place, price and instructor @any-screen', async ({ page }) => {
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

  // Each day has its own hours, even across a daylight saving change.
  const month = page.getByRole('region', { name: 'March 2027' })
  await expect(month.getByText('Sat, Mar 13, 9:00 AM – 5:00 PM CST')).toBeVisible()
  await expect(month.getByText('Sun, Mar 14, 9:00 AM – 5:00 PM CDT')).toBeVisible()

  // What decides is above the dates and beside the button, and questions have answers without a script.
  await expect(page.getByRole('main').getByText(/hours in the classroom/)).toBeVisible()
  await expect(summary.getByText('Full refund until 48 hours before the class.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask Dana a question' })).toBeVisible()
  await page.getByText('How old must I be?').click()
  await expect(page.getByText(/If you are under 21/)).toBeVisible()

  // A full date has no link to the checkout.
  const full = page.getByRole('region', { name: 'November 2026' }).getByRole('listitem')
  await expect(full.getByText('Full', { exact: true })).toBeVisible()
  await expect(full.getByRole('link')).toHaveText(/^Ask for a seat on \w+, Nov \d+, 2026$/)
  await expect(full.getByRole('link')).toHaveAttribute('href', /\?request=date&oid=[\w-]+#by-mail$/)
})

test('a date that takes registrations elsewhere is not sold', async ({ page, isMobile }) => {
  await page.goto(CLASS)
  await hydrated(page)
  const elsewhere = dates(page).getByRole('listitem').filter({ hasText: NOT_SOLD_HERE })
  await expect(elsewhere).toHaveCount(1)
  await expect(elsewhere).not.toContainText(/left|Register/)
  await elsewhere.getByRole('link', { name: /^Ask for a seat on \w+, Dec \d+, 2026$/ }).click()
  await expect(dialog(page, 'Request a class date')).toBeVisible()

  // It is the only date of the class, and the instructor has a phone for it.
  await rewrite(page, COURSE_CALL, ({ data }: { data: { attributes: { registration: object } } }) => {
    data.attributes.registration = { url: null, email: null, phone: '(555) 010-0199' }
  })
  await rewrite(page, DATES_CALL, (json: { data: { id: string }[] }) => {
    json.data = json.data.filter(({ id }) => id === ELSEWHERE)
  })
  await page.goBack()
  await page.clock.setFixedTime(NOW + 600_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const summary = page.getByRole('complementary', { name: 'Registration' })
  for (const part of [dates(page).getByRole('listitem'), summary]) {
    await expect(part.getByText(NOT_SOLD_HERE)).toBeVisible()
    await expect(part.getByRole('link', { name: 'Call (555) 010-0199' })).toHaveAttribute(
      'href',
      'tel:5550100199',
    )
  }
  await expect(page.getByRole('link', { name: /^Register/ })).toHaveCount(0)
  if (isMobile) await expect(page.getByRole('complementary', { name: 'Next date' })).toHaveCount(0)
})

test('the stars lead to the reviews that they count, and other reviews say what they are of', async ({
  page,
  checkAccessibility,
}) => {
  const document = await page.goto(CLASS)
  expect(await document?.text()).toContain('Reviews of this class')
  await hydrated(page)
  const reviews = (name: string) => page.getByRole('region', { name, exact: true })
  const own = reviews('Reviews of this class')
  const stars = page.getByRole('link', { name: /^★? ?\d\.\d of 5 stars \(\d+ reviews\)$/ }).first()
  const [, count = ''] = /\((\d+) reviews\)/.exec((await stars.textContent()) ?? '') ?? []
  await stars.click()
  await expect(own.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(own).toContainText(`${count} ratings`)
  await expect(own.getByRole('row')).toHaveCount(6)
  await own.getByRole('button', { name: `Show all ${count} reviews of this class` }).click()
  await expect(own.getByText(/^Class of /)).toHaveCount(Number(count))
  const others = reviews('Other classes of Dana').getByRole('listitem')
  await expect(others).toHaveCount(3)
  for (const other of await others.all())
    await expect(other.getByRole('link')).not.toHaveAttribute('href', CLASS)
  await checkAccessibility()
})

test('a date can be added to a calendar, and a calendar can follow all dates @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(CLASS)
  await hydrated(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar: Sun, Dec 6, 2026' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^concealed-carry-and-home-defense-o-[\w-]+\.ics$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(text).toContain('DTSTART;TZID=America/Chicago:20261206T')

  await page.getByText('Subscribe in your calendar').click()
  const { host } = new URL(page.url())
  await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
    'href',
    `webcal://${host}/class/${COURSE}.ics`,
  )
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Link copied$|\.ics$/ })).toBeVisible()
  await checkAccessibility()
})

test('a link to a date leads to it, but not again after a reload, or says that it is over @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(CLASS)
  const last = dates(page).getByRole('listitem').filter({ hasText: 'spots left' }).last()
  const link = last.getByRole('link', { name: 'Register' })
  const oid = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('oid')
  await page.goto(`${CLASS}?oid=${oid}`)
  await hydrated(page)
  await expect(dates(page).locator('[aria-current]')).toBeInViewport()
  await expect(dates(page).locator('[aria-current]')).toContainText('Register')
  await page.goto(`${CLASS}?oid=o-over`)
  await expect(page.getByText('The date in your link is over')).toBeVisible()
  await checkAccessibility()

  // The fixed clock hides how the browser came here.
  await page.addInitScript(() => Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] }))
  await page.goto(`${CLASS}?oid=${oid}`)
  await hydrated(page)
  await expect(dates(page).locator('[aria-current]')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a class without dates offers to request one @any-screen', async ({ page, checkAccessibility }) => {
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
  await expect(page.getByRole('link', { name: 'Request a class date' })).toHaveCount(1)
  await checkAccessibility()
})

test('dates that failed to load can be loaded again @any-screen', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
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

for (const [clock, made] of [
  ['that is right', NOW - 30_000],
  ['that is a day behind', NOW + 24 * 3600_000],
] as const)
  test(`with a clock ${clock}, a document from a cache is corrected before a visitor can register @any-screen`, async ({
    page,
  }) => {
    // The server keeps documents for a minute. Since this one was made, its dates have filled up and its price has risen.
    await page.route(CLASS, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/data-made="\d+"/, `data-made="${made}"`)
      await route.fulfill({ response, body })
    })
    await rewrite(page, COURSE_CALL, ({ data }: { data: { attributes: { price: number } } }) => {
      data.attributes.price = 999
    })
    type Dates = { data: { attributes: { numberOfRegistrants: number; capacity: number } }[] }
    await rewrite(page, DATES_CALL, ({ data }: Dates) => {
      for (const { attributes } of data) attributes.numberOfRegistrants = attributes.capacity
    })
    const document = await page.goto(CLASS)
    expect(await document?.text()).toContain('>$145<')
    expect(await document?.text()).toContain('aria-label="Register for ')
    // Only the date that takes registrations elsewhere is not full.
    await expect(dates(page).getByText('Full', { exact: true })).toHaveCount(4)
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
  // The summary has the same button.
  await page
    .getByRole('complementary', { name: 'Registration' })
    .evaluate((summary) => summary.lastElementChild?.scrollIntoView({ block: 'center' }))
  await expect(link).toBeHidden()
  await page.getByRole('heading', { name: 'Cancellation policy' }).scrollIntoViewIfNeeded()
  await expect(link).toBeInViewport({ ratio: 1 })
})

test('a full date asks for a seat with everything filled in, and a question has words of its own @any-screen', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('student')
  await page.goto(CLASS)
  await expect(page.getByRole('button', { name: 'Account of Jamie Lind' })).toBeVisible()
  const november = page.getByRole('region', { name: 'November 2026' })
  await november.getByRole('link', { name: /^Ask for a seat/ }).click()
  await expect(field(page, 'Email')).toHaveValue('student@example.com')
  await expect(field(page, 'Your request')).toHaveValue(/^A seat on \w+, Nov \d+, 2026, or a date like it$/)
  const calls = watchCalls(page, `/courses/${COURSE}/requests`)
  await press(page, 'Send request')
  await expect(page.getByText('You will get an answer at student@example.com')).toBeFocused()
  expect(calls).toMatchObject([{ comment: expect.stringMatching(/^A seat on/) }])
  await press(page, 'Back to the class')
  const summary = page.getByRole('complementary', { name: 'Registration' })
  await expect(summary.getByText('Next free date')).toBeVisible()
  await summary.getByRole('link', { name: 'Ask a question' }).click()
  await expect(dialog(page, 'Ask a question')).toBeVisible()
  await expect(field(page, 'Your question')).toHaveValue('')
  await checkAccessibility()
})
