// What an instructor is certified to teach.
import type { Page } from '@playwright/test'
import type { Answer } from '../../src/api/generated/training.types.ts'
import { rewrite } from './api.ts'
import { alert, expect, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const card = (page: Page, name: string) => page.getByRole('article', { name })

/** Changes what the server says about certifications. */
const rewriteList = (page: Page, change: (document: Answer<'listCertifications'>) => unknown) =>
  rewrite(page, '**/certifications?*', change)

test('shows each certification with its dates, credits and certificate; the next to expire is first', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/my-classes')
  await page.getByRole('button', { name: 'Account of Dana Reyes' }).click()
  await page.getByRole('menuitem', { name: 'Certifications' }).click()
  await expect(page).toHaveURL('/certifications')
  await expect(page).toHaveTitle('Certifications | Harbor Training')
  await expect(page.getByRole('heading', { name: 'Certifications', level: 1 })).toBeFocused()
  await expect(page.getByText('9 certifications, 1 expires soon, 1 expired')).toBeVisible()
  const names = page.getByRole('list', { name: 'Certifications' }).getByRole('heading')
  await expect(names).toHaveCount(9)
  await expect(names.first()).toHaveText('Defensive Shooting Fundamentals')
  await expect(names.last()).toHaveText('Minnesota Carry Permit')
  await checkAccessibility()

  const soon = card(page, 'Defensive Shooting Fundamentals')
  await expect(soon).toContainText('DSF')
  await expect(soon).toContainText('Expires soonExpires Dec 30, 2026, in 40 days')
  await expect(soon).toContainText('5 of 20 credits for renewal, 15 to go')
  await expect(soon).toContainText('Earn them by Dec 30, 2026')
  await expect(card(page, 'Minnesota Carry Permit')).toContainText('ExpiredExpired Oct 31, 2026')
  await expect(card(page, 'Basic Handgun')).toContainText('35 of 20 credits for renewal, which is enough')
  await expect(card(page, 'Basic Handgun')).not.toContainText('Earn them by')

  // A certificate opens in a new tab, if there is one.
  const link = card(page, 'Basic Handgun').getByRole('link', {
    name: 'Certificate for Basic Handgun (opens in a new tab)',
  })
  await expect(link).toHaveAttribute('href', 'https://certificates.example.com/u-instructor/cur-hand.pdf')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(card(page, 'Emergency First Aid Fundamentals').getByRole('link')).toHaveCount(0)
})

test('an address that is not safe is no link', async ({ page, checkAccessibility }) => {
  const addresses = [
    'javascript:alert(1)',
    'https://certificates.example.com@evil.example/',
    'http://x.example/',
  ]
  await rewriteList(page, ({ data }) => {
    for (const [at, { attributes }] of data.entries())
      attributes.certificateUrl = addresses[at % addresses.length] ?? ''
  })
  await page.goto('/certifications')
  const list = page.getByRole('list', { name: 'Certifications' })
  for (const address of addresses)
    await expect(
      list.getByText(`We cannot link to it, because its address is not safe: ${address}`).first(),
    ).toBeVisible()
  await expect(list.getByRole('link')).toHaveCount(0)
  await checkAccessibility()
})

test('missing dates, credits and curricula leave nothing odd behind', async ({ page }) => {
  await rewriteList(page, (document) => {
    delete document.included
    for (const { attributes } of document.data) {
      attributes.expiresAt = null
      attributes.activeEndDate = null
      attributes.requiredCreditsForRenewal = null
    }
    const [first] = document.data
    if (first) first.attributes.status = 'inactive'
  })
  await page.goto('/certifications')
  const cards = page.getByRole('list', { name: 'Certifications' }).getByRole('article')
  await expect(cards.first()).toContainText('ActiveDoes not expire')
  await expect(cards.last()).toContainText('Not activeYou cannot teach this curriculum now')
  await expect(page.getByText(/credit|null|undefined|Invalid/)).toHaveCount(0)
})

test('without certifications the page says what comes here', async ({ page, checkAccessibility }) => {
  await rewriteList(page, ({ data }) => data.splice(0))
  await page.goto('/certifications')
  await expect(page.getByText('No certifications yet')).toBeVisible()
  await checkAccessibility()
})

test('certifications that failed to load can be tried again', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  for (const operation of ['getInstructor', 'listCertifications'])
    await test.step(operation, async () => {
      await scenario(`${operation}:403`)
      await page.goto('/certifications')
      const failure = alert(page, 'We could not load your certifications')
      await expect(failure).toContainText('The mock was told to answer 403.')
      await expect(page).toHaveTitle('Certifications | Harbor Training')
      await checkAccessibility()
      await scenario('')
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(card(page, 'Basic Handgun')).toBeVisible()
    })
})
