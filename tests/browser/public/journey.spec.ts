// The whole story of a class, on a phone: from the search and the registration to the review and its reply.
import type { Page } from '@playwright/test'
import { expect, INSTRUCTOR, NOW, row, test, toast } from '../test.ts'
import { cards } from '../reviews/reviews.ts'
import { all, forChecked, submit } from '../results.ts'
import { CLASS, hydrated, outbox, press } from './public.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const DAY = 86_400_000
const ANA = 'ana.silva@example.com'
const COMMENT = 'Patient, thorough, and never in a hurry.'
const REPLY = 'Thank you, Ana. Come back for the next level.'

/** Finds a class near a ZIP code, and opens its page. */
async function findClass(page: Page) {
  await page.goto('/')
  await hydrated(page)
  await page.getByLabel('ZIP code or city').fill('53703')
  await page.getByRole('button', { name: 'Find a class' }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: /^\d+ classes within 50 miles of 53703$/ }),
  ).toBeVisible()
  await page.locator(`a[href^="${CLASS}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(CLASS))
}

/** Registers at the checkout for the first open date. Resolves to its class and the link for the review. */
async function register(page: Page) {
  await hydrated(page)
  await page
    .getByRole('complementary', { name: 'Registration' })
    .getByRole('link', { name: /^Register for/ })
    .click()
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Silva')
  await page.getByLabel('Email').fill(ANA)
  await press(page, 'Register')
  await expect(page.getByRole('heading', { name: /^You are registered/ })).toBeVisible()
  const { text = '' } = (await outbox(page)).find(({ to }) => to === ANA) ?? {}
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '')
  return { occurrenceId: link.searchParams.get('oid') ?? '', reviewLink: link.pathname + link.search }
}

/** Opens a page of the instructors' half and signs in at the member portal. */
async function openAsInstructor(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('button', { name: /^Dana Reyes/ }).click()
  await expect(page).toHaveURL(path)
}

test('a visitor finds a class, registers, attends and reviews it, and the instructor replies', async ({
  page,
  context,
  scenario,
  checkAccessibility,
}) => {
  test.slow()
  await findClass(page)
  await checkAccessibility()
  const { occurrenceId, reviewLink } = await register(page)

  // The instructor signs in, and the student is on the roster.
  await openAsInstructor(page, `/roster/${occurrenceId}`)
  await expect(row(page, 'students', 'Ana Silva')).toBeVisible()

  // A month later, the class is over.
  const later = NOW + 30 * DAY
  await scenario(`now:${new Date(later).toISOString()}`)
  await page.clock.setFixedTime(later)
  await context.clearCookies({ name: 'access_token' })
  await openAsInstructor(page, `/submit-results/${occurrenceId}`)
  await all(page).check()
  await forChecked(page, 'Passed').click()
  await submit(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Submit/ })
    .click()
  await expect(page).toHaveURL(`/roster/${occurrenceId}`)
  await expect(page.getByRole('row').filter({ hasText: 'Ana Silva' })).toContainText('Passed')

  // The student opens the link in the email, on a phone where no one is signed in.
  await context.clearCookies({ name: 'access_token' })
  await page.goto(reviewLink)
  await page.getByRole('radio', { name: /^5 of 5 stars/ }).check()
  await page.getByRole('textbox', { name: /^Comment/ }).fill(COMMENT)
  await press(page, 'Submit review')
  await expect(page.getByRole('heading', { name: /Thank you!/ })).toBeVisible()

  // The instructor replies.
  await openAsInstructor(page, '/dashboard/reviews')
  const review = cards(page).filter({ hasText: COMMENT })
  await review.getByRole('button', { name: 'Reply to Ana S.' }).click()
  await page.getByLabel('Your reply').fill(REPLY)
  await press(page, 'Add reply')
  await expect(toast(page, 'Reply added')).toBeVisible()

  // Everyone can read both.
  await context.clearCookies({ name: 'access_token' })
  await page.goto(`/instructor/${INSTRUCTOR}`)
  const shown = page
    .getByRole('region', { name: 'Reviews' })
    .getByRole('listitem')
    .filter({ hasText: COMMENT })
  await expect(shown).toContainText('Ana S.')
  await expect(shown).toContainText(REPLY)
  await checkAccessibility()
})
