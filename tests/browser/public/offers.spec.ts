// What public pages offer leads to something, and to as much as they say.
import type { Page } from '@playwright/test'
import { holdBack } from '../pages.ts'
import { expect, test } from '../test.ts'
import { hydrated } from './public.ts'

/** The links in a list and the number beside each, or in it. */
const offersIn = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region, exact: true })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        path: item.querySelector('a')?.getAttribute('href') ?? '',
        count: Number(/(\d+)(?: results?)?$/.exec(item.textContent)?.[1] ?? 0),
      })),
    )

/** The heading that says how much a page has found, from its document. */
async function foundAt(page: Page, path: string): Promise<string> {
  const document = await (await page.request.get(path)).text()
  return /<h2[^>]*>([^<]*(?:class|classes|instructors?)\b[^<]*)</.exec(document)?.[1] ?? ''
}

test('each subject and state on the home page has as many classes as it says @any-screen', async ({
  page,
}) => {
  await page.goto('/')
  const subjects = await offersIn(page, 'What you can learn')
  expect(subjects.map(({ count }) => count)).toEqual(
    subjects.map(({ count }) => count).toSorted((a, b) => b - a),
  )
  const states = await offersIn(page, 'Classes by state')
  const withClasses = states.filter(({ count }) => count > 0)
  for (const offers of [subjects, withClasses]) expect(offers.length).toBeGreaterThan(3)
  for (const { path, count } of [...subjects, ...withClasses])
    expect(await foundAt(page, path), path).toMatch(new RegExp(`^${count} class`))
  // The others are behind a line that says what they lack.
  await expect(page.getByRole('link', { name: 'Iowa', exact: true })).toBeHidden()
  await page.getByText(/^\d+ states and territories without classes/).click()
  await expect(page.getByRole('link', { name: 'Iowa', exact: true })).toBeVisible()
  expect(await foundAt(page, '/classes/iowa')).toBe('0 classes')
})

test('a state without classes offers only what it has @any-screen', async ({ page }) => {
  await page.goto('/classes/iowa')
  const neighbors = await offersIn(page, '0 classes')
  expect(neighbors.length).toBeGreaterThan(0)
  for (const { path, count } of neighbors)
    expect(await foundAt(page, path), path).toMatch(new RegExp(`^${count} class`))
  const instructors = page.getByRole('link', { name: /^\d+ instructors? in / })
  await expect(instructors).toHaveCount(0)
  const asking = page.getByText(/^Would you like a class in Iowa\? Ask us at/)
  await expect(asking.getByRole('link')).toHaveText(['(555) 010-0100', 'support@example.com'])
})

test('if it is not known what is offered, every state can still be chosen @any-screen', async ({
  page,
  scenario,
}) => {
  await scenario('search:403')
  await page.goto('/classes')
  await expect(page.getByRole('link', { name: 'Iowa', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Texas', exact: true })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading the states with classes' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What you can learn' })).toHaveCount(0)
})

test('a list of states that was opened while it loaded stays as it is @any-screen', async ({
  page,
  scenario,
}) => {
  await scenario('latency:700')
  const release = await holdBack(page, /\/1\/indexes\//)
  await page.goto('/classes')
  await hydrated(page)
  await page.getByText('All states and territories').click()
  const texas = page.getByRole('listitem').getByRole('link', { name: 'Texas', exact: true })
  await texas.focus()
  release()
  await expect(page.getByRole('link', { name: /^Texas \d+ results?$/ })).toBeVisible()
  await expect(texas).toBeFocused()
})
