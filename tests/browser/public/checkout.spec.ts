// The stand-in checkout, which the register links of class pages lead to (spec §2). That a student is on the roster then is in
// journey.spec.ts.
import { expect, occurrenceId, OVERBOOKED, test } from '../test.ts'
import { CLASS, COURSE, hydrated, outbox, press } from './public.ts'

/** A class with an empty roster. */
const OPEN = occurrenceId(4)
const checkout = (oid: string) => `/register/concealed-carry-and-home-defense/${COURSE}?oid=${oid}`

test('a visitor follows a register link, registers at the second try, and returns to the class with the ID of the visit', async ({
  page,
  scenario,
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
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Silva')
  await page.getByLabel('Email').fill('ana.silva@example.com')
  await scenario('checkout:500x1')
  await press(page, 'Register')
  await expect(page.getByRole('alert')).toHaveText('The mock was told to answer 500.')
  await expect(page.getByLabel('Email')).toHaveValue('ana.silva@example.com')
  await press(page, 'Register')
  await expect(
    page.getByRole('heading', { name: 'You are registered: Concealed Carry and Home Defense' }),
  ).toBeFocused()
  await expect(page.getByText('This is the email that you would get:')).toBeVisible()
  const [mail] = await outbox(page)
  expect(mail).toMatchObject({ kind: 'registration', to: 'ana.silva@example.com' })
  expect(mail?.text).toMatch(/\/review-class\?oid=o-u-instructor-0-4&rid=[\w-]+$/)
  await checkAccessibility()
  await page.getByRole('link', { name: 'Back to the class' }).click()
  await expect(page).toHaveURL(`${CLASS}?tid=visit-9`)
})

test('a class that is full or does not exist cannot be booked', async ({ page }) => {
  for (const [oid, text] of [
    [OVERBOOKED, 'This class is full.'],
    ['nobody', 'We could not find what you asked for.'],
  ] as const)
    await test.step(text, async () => {
      await page.goto(checkout(oid))
      await expect(page.getByRole('alert')).toHaveText(text)
      await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0)
    })
})
