// The session of a person on the public pages: every state of the call for their account, and each way it ends.
import type { Page } from '@playwright/test'
import { expect, test, toast } from '../test.ts'
import { FORMS } from '../forms.ts'
import { CLASS, dialog, heading, press } from './public.ts'

const ENDED = 'Session Expired'
const TEXT =
  'Your session has expired. Click below to log-in and start a new session. We apologize for the inconvenience.'
const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
const signInLink = (page: Page) => page.getByRole('banner').getByText('Sign in', { exact: true }).first()

test('after a failure, the menu has no initials, but another try and the way out', async ({
  page,
  signIn,
  scenario,
  checkAccessibility,
}) => {
  await signIn('student')
  for (const fault of ['500', 'offline', 'html'])
    await test.step(fault, async () => {
      await scenario(`me:${fault}`)
      await page.goto(CLASS)
      await menu(page, 'Account').click()
      await expect(page.getByText(/^We could not load your account\./)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
      await checkAccessibility()
      await scenario('')
      await press(page, 'Try again')
      await expect(menu(page, 'Account of Jamie Lind')).toBeVisible()
      await expect(page.getByText('Free membership', { exact: true })).toBeVisible()
    })
})

test('while the account is slow, its menu is there and says so', async ({ page, signIn, scenario }) => {
  await signIn('student')
  await scenario('me:slow')
  await page.goto(CLASS)
  await menu(page, 'Account').click()
  await expect(page.getByText('Loading your account …')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
  await expect(menu(page, 'Account of Jamie Lind')).toBeVisible()
})

for (const fault of ['401', 'expired'])
  test(`after ${fault}, the header offers the sign-in, and a dialog leads there and back`, async ({
    page,
    signIn,
    scenario,
    checkAccessibility,
  }) => {
    await signIn('student')
    await scenario(`me:${fault}`)
    await page.goto(`${CLASS}?from=mail`)
    await expect(dialog(page, ENDED)).toContainText(TEXT)
    await expect(dialog(page, ENDED).getByRole('button', { name: 'OK' })).toBeFocused()
    await expect(signInLink(page)).toBeVisible()
    await checkAccessibility()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog(page, ENDED)).toBeVisible()
    await press(page, 'OK')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(
      new URL(`${CLASS}?from=mail`, page.url()).href,
    )
    await scenario('')
    await page.getByRole('button', { name: /Jamie Lind/ }).click()
    await expect(menu(page, 'Account of Jamie Lind')).toBeVisible()
    await expect(dialog(page, ENDED)).toHaveCount(0)
  })

test('a session ends by the clock while the page is open, not before', async ({ page, signIn }) => {
  await page.clock.install({ time: '2026-11-20T15:00:00Z' })
  await signIn('student')
  await page.goto(CLASS)
  await expect(menu(page, 'Account of Jamie Lind')).toBeVisible()
  await page.clock.runFor(59 * 60_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(dialog(page, ENDED)).toBeVisible()
})

test('a token that is no longer accepted hides nothing that everyone may see', async ({
  page,
  signIn,
  scenario,
}) => {
  await page.route('**/api/**', (route) =>
    route.request().headers()['auth-token']
      ? route.fulfill({ status: 401, json: { errors: [{ status: '401', message: 'Invalid Auth Token.' }] } })
      : route.fallback(),
  )
  await signIn('student')
  // The document comes without its data, so that the browser reads it.
  await scenario('latency:700')
  await page.goto(CLASS)
  await expect(heading(page, 'Concealed Carry and Home Defense')).toBeVisible()
  await expect(page.getByText('Register', { exact: true }).first()).toBeVisible()
  await expect(dialog(page, ENDED)).toBeVisible()
  await expect(page.getByText('Invalid Auth Token')).toHaveCount(0)
})

for (const [what, { call, open, field, sent, button, failure }] of Object.entries(FORMS).filter(
  ([, { isPublic }]) => isPublic,
))
  test(`a session that ends at ${what} says so in words`, async ({ page, signIn, scenario }) => {
    await signIn('student')
    await scenario(`${call}:expired`)
    await open(page)
    await field(page).fill(sent)
    await press(page, button)
    await expect(dialog(page, ENDED)).toBeVisible()
    await expect(toast(page, `${failure}.`)).toBeVisible()
    await expect(page.getByText('Invalid Auth Token')).toHaveCount(0)
  })

test('whoever is signed in has the footer and the sub-menu of members', async ({ page, signIn }) => {
  await page.goto('/classes')
  const footer = page.getByRole('contentinfo')
  // A visitor has the sub-menu without the pages for members.
  for (const name of ['For instructors', 'Qualifications', 'Courses', 'Videos'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Guides', exact: true })).toHaveCount(0)
  await page.goto('/legacy-instructor-login')
  await expect(footer.getByRole('link', { name: 'For instructors', exact: true })).toBeVisible()
  await page.goto('about:blank')
  await signIn('student')
  await page.goto('/classes')
  await expect(menu(page, 'Account of Jamie Lind')).toBeVisible()
  await expect(footer.getByRole('link')).toHaveText(['support@example.com', /^\(?\d/, 'Saved classes'])
  const places = page.getByRole('navigation', { name: 'Membership', exact: true }).getByRole('link')
  await expect(places).toHaveText(['Qualifications', 'Courses', 'Videos', 'Home', 'Guides'])
})
