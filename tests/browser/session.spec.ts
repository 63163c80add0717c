import type { Page } from '@playwright/test'
import { issueToken } from '../../mocks/token.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { expect, NOW, rows, signOut, test } from './test.ts'

test('signed out, an instructor page leads to the member portal and back', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/my-classes?type=completed')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const asked = new URL(page.url()).searchParams.getAll('redirectTo')
  expect(asked).toEqual([new URL('/my-classes?type=completed', page.url()).href])
  await checkAccessibility()
  await page.getByLabel('Email').fill('instructor@example.com')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password.')
  await page.getByLabel('Password').fill('training-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/my-classes?type=completed')
  await expect(page.getByRole('heading', { name: 'My Classes' })).toBeVisible()
  await expect(page).toHaveTitle('My Classes | Harbor Training')
})

test('an unknown path leads instructors to their classes, without its query, even if their account cannot be loaded', async ({
  page,
  signIn,
  scenario,
}) => {
  await signIn('instructor')
  for (const fault of ['', 'me:403']) {
    await scenario(fault)
    await page.goto('/no/such/page?x=<script>')
    await expect(page).toHaveURL('/my-classes')
  }
})

test('an unknown path leads everyone else to the not-found page', async ({ page, checkAccessibility }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/not-found')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await checkAccessibility()
})

test('signing out clears the page at once and goes to the classes after a second, in every tab', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('instructor')
  const other = await context.newPage()
  await other.goto('/students')
  await expect(rows(other, 'students').first()).toBeVisible()
  await page.goto('/my-classes')
  await signOut(page)
  await Promise.all([page, other].map((tab) => expect(tab.getByText('You are signed out')).toBeVisible()))
  for (const tab of [page, other]) {
    await expect(tab.getByRole('table')).toHaveCount(0)
    await expect(tab).toHaveURL('/classes')
    await expect(tab.getByRole('link', { name: 'Sign in' })).toBeVisible()
  }
  expect((await context.cookies()).filter(({ name }) => name === 'access_token')).toEqual([])
})

test('a session that the server no longer takes ends with one dialog, and comes back here', async ({
  page,
  signIn,
  scenario,
  checkAccessibility,
}) => {
  await signIn('instructor')
  await page.goto('/students?page=2')
  await expect(rows(page, 'students').first()).toBeVisible()
  await scenario('*:expired')
  await page.getByRole('button', { name: 'Page 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Session Expired' })
  await expect(dialog).toContainText(
    'Your session has expired. Click below to log-in and start a new session. We apologize for the inconvenience.',
  )
  // Until then, the rows behind the dialog are faded.
  await expect(page.getByText('We could not load students')).toBeVisible()
  await checkAccessibility()
  await expect(page.getByText('Invalid Auth Token')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(
    new URL('/students?page=3', page.url()).href,
  )
})

/** Lets the time pass until a session that begins now ends, and not before. */
async function expectEndAfterAnHour(page: Page) {
  await page.clock.runFor(59 * 60_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(page.getByRole('dialog', { name: 'Session Expired' })).toBeVisible()
}

test('a session that was renewed in another tab lasts until its new end', async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  await page.clock.install({ time: NOW })
  await signIn('instructor')
  await page.goto('/my-classes')
  await expect(rows(page, 'classes').first()).toBeVisible()
  await page.clock.runFor(30 * 60_000)
  const { id, number } = PEOPLE.instructor
  const value = issueToken(id, number, NOW + 30 * 60_000)
  await context.addCookies([{ name: 'access_token', value, url: baseURL ?? '' }])
  await expectEndAfterAnHour(page)
})

for (const [role, path] of [
  ['instructor', '/dashboard'],
  ['student', '/classes'],
] as const)
  test(`the dashboard and the sign-in page lead a signed-in ${role} to ${path}`, async ({ page, signIn }) => {
    await page.goto('/reciprocity')
    await signIn(role)
    for (const from of ['/dashboard', '/legacy-instructor-login'])
      await test.step(from, async () => {
        await page.goto(from)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL('/reciprocity')
      })
  })

test('the menu of the account says who is signed in', async ({ page, signIn, checkAccessibility }) => {
  await signIn('instructor')
  await page.goto('/my-classes')
  await expect(rows(page, 'classes').first()).toBeVisible()
  await page.getByRole('button', { name: 'Account of Dana Reyes' }).click()
  await expect(page.getByRole('menu')).toContainText('Instructor 100200')
  await expect(page.getByRole('menuitem', { name: /^Qualifications \(\d+ completed\)$/ })).toHaveAttribute(
    'href',
    /qualifications$/,
  )
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Account of Dana Reyes' })).toBeFocused()
})

test('the start page has one next step, and the frame can be skipped', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await checkAccessibility()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test('a sign-in that the browser does not keep ends with words, not in a circle', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/my-classes?type=completed')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  // A portal that comes back as if all was well.
  await page.goto('/my-classes?type=completed')
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
  await expect(page.getByText('Check that it accepts cookies.')).toBeVisible()
  await expect(page).toHaveURL('/my-classes?type=completed')
  await checkAccessibility()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(
    new URL('/my-classes?type=completed', page.url()).href,
  )
  await signIn('instructor')
  await page.goto('/my-classes')
  await expect(rows(page, 'classes').first()).toBeVisible()
})

test('a sign-in that has expired by the clock of the device names its time', async ({ page, signIn }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn('instructor')
  await page.clock.setFixedTime(NOW + 61 * 60_000)
  await page.evaluate((at) => sessionStorage.setItem('portal-trip', String(at)), NOW + 60 * 60_000)
  await page.goto('/dashboard')
  await expect(page.getByText('This device says that it is Nov 20, 2026, 10:01 AM.')).toBeVisible()
})

test('without cookies nobody is sent to sign in', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }))
  await page.goto('/my-classes')
  await expect(page.getByText('Your browser does not accept cookies')).toBeVisible()
  await expect(page).toHaveURL('/my-classes')
})

test('a page that was opened signed out becomes the page of a person who signs in in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/classes')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/mocks/neighbors/portal.html')
  await other.getByRole('button', { name: /Dana Reyes/ }).click()
  await page.getByRole('button', { name: 'Account of Dana Reyes' }).click()
  await page.getByRole('link', { name: 'My Classes', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Account of Dana Reyes' })).toBeVisible()
  await expect(rows(page, 'classes').first()).toBeVisible()
})

test('a session ends by the clock, not before', async ({ page, context }) => {
  await page.clock.install({ time: NOW })
  // It begins on the public site.
  await page.goto('/legacy-instructor-login')
  await page.getByRole('textbox', { name: 'Email' }).fill('instructor@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('training-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home', exact: true })).toBeVisible()
  // The cookie has its end by the real clock; the token by that of the page.
  expect((await context.cookies()).filter(({ name }) => name === 'access_token')).toHaveLength(1)
  await expectEndAfterAnHour(page)
})
