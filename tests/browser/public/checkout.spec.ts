// The stand-in checkout, which the register links of class pages lead to (spec §2).
import type { Page } from '@playwright/test'
import { expect, occurrenceId, OVERBOOKED, rows, test } from '../test.ts'
import { CLASS, COURSE, hydrated, outbox, press } from './public.ts'

/** A class with an empty roster. */
const OPEN = occurrenceId(4)
const checkout = (oid: string) => `/register/concealed-carry-and-home-defense/${COURSE}?oid=${oid}`

async function fillIn(page: Page) {
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Silva')
  await page.getByLabel('Email').fill('ana.silva@example.com')
}

test('a visitor follows a register link, registers, and returns to the class with the ID of the visit', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`${CLASS}?tid=visit-9`)
  await hydrated(page)
  await page
    .getByRole('region', { name: 'Dates' })
    .getByRole('link', { name: 'Register for Sun, Dec 6, 2026' })
    .click()
  await expect(page).toHaveURL(`${checkout(OPEN)}&tid=visit-9`)
  await expect(page.getByText('Sunday, December 6, 2026 · $145.00')).toBeVisible()
  await checkAccessibility()
  await fillIn(page)
  await press(page, 'Register')
  await expect(
    page.getByRole('heading', { name: 'You are registered: Concealed Carry and Home Defense' }),
  ).toBeFocused()
  const [mail] = await outbox(page)
  expect(mail).toMatchObject({ kind: 'registration', to: 'ana.silva@example.com' })
  expect(mail?.text).toMatch(/\/review-class\?oid=o-u-instructor-0-4&rid=[\w-]+$/)
  await checkAccessibility()
  await page.getByRole('link', { name: 'Back to the class' }).click()
  await expect(page).toHaveURL(`${CLASS}?tid=visit-9`)
})

test('a student who has registered is on the roster', async ({ page, signIn }) => {
  await page.goto(checkout(OPEN))
  await fillIn(page)
  await press(page, 'Register')
  await expect(page.getByText('This is the email that you would get:')).toBeVisible()
  await signIn('instructor')
  await page.goto(`/roster/${OPEN}`)
  await expect(rows(page, 'students').filter({ hasText: 'ana.silva@example.com' })).toHaveCount(1)
})

for (const [what, oid, text] of [
  ['a full class', OVERBOOKED, 'This class is full.'],
  ['a class that does not exist', 'nobody', 'We could not find what you asked for.'],
] as const)
  test(`${what} cannot be booked`, async ({ page }) => {
    await page.goto(checkout(oid))
    await expect(page.getByRole('alert')).toHaveText(text)
    await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0)
  })

test('a registration for a past class or under another course is refused', async ({ page }) => {
  const person = { firstName: 'Ana', lastName: 'Silva', email: 'ana.silva@example.com' }
  const post = (path: string, occurrence: string) =>
    page.request.post(path, { data: { ...person, occurrenceId: occurrence } })
  expect((await post(checkout(''), occurrenceId(2))).status()).toBe(409)
  expect((await post('/register/x/c-u-instructor-1', OPEN)).status()).toBe(404)
  expect((await page.request.post(checkout(''), { data: 'no person' })).status()).toBe(422)
})

test('a failed checkout keeps the typed text', async ({ page, scenario }) => {
  await scenario('checkout:500x1')
  await page.goto(checkout(OPEN))
  await fillIn(page)
  await press(page, 'Register')
  await expect(page.getByRole('alert')).toHaveText('The mock was told to answer 500.')
  await expect(page.getByLabel('Email')).toHaveValue('ana.silva@example.com')
  await press(page, 'Register')
  await expect(page.getByText('This is the email that you would get:')).toBeVisible()
})
