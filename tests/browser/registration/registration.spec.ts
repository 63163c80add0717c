// Creating an account and signing in without leaving the page (spec §2 to §5, §8).
import { PASSWORD } from '../../../mocks/seed/people.ts'
import {
  ANA,
  LOGIN_FAILED,
  codeIn,
  dialog,
  field,
  fill,
  account,
  openDialog,
  opener,
  press,
} from './registration.ts'
import { hydrated } from '../public/public.ts'
import { alert, expect, NOW, test } from '../test.ts'

test('an account is created above the page, and its owner is signed in there', async ({
  page,
  context,
  checkAccessibility,
}) => {
  const code: string[] = []
  page.on('request', (request) => code.push(...(/Registration\w+-.*\.js/.exec(request.url()) ?? [])))
  await page.goto('/')
  await hydrated(page)
  expect(code).toEqual([])
  await opener(page).last().click()
  await expect(field(page, 'First name')).toBeFocused()
  await checkAccessibility()
  await fill(page, { ...ANA, Password: 'two words', 'Confirm password': 'two words' })
  const before = Date.now() / 1000
  await press(page, 'Create account')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(account(page, 'Ana')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Account of Ana Silva')
  await expect(opener(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
  const cookie = (await context.cookies()).find(({ name }) => name === 'access_token')
  expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' })
  expect((cookie?.expires ?? 0) - before).toBeGreaterThan(3595)
  expect((cookie?.expires ?? 0) - before).toBeLessThan(3660)
  await page.reload()
  await expect(account(page, 'Ana')).toBeVisible()
})

test('the dialog says at each field what is wrong, once it has been touched', async ({
  page,
  checkAccessibility,
}) => {
  await openDialog(page)
  await field(page, 'Email').fill('ana@')
  await expect(page.getByText('Invalid email address')).toHaveCount(0)
  await field(page, 'Password').fill('one')
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await field(page, 'Confirm password').fill('two')
  await press(page, 'Create account')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByText('Required')).toHaveCount(2)
  await expect(field(page, 'First name')).toBeFocused()
  await checkAccessibility()
})

test('an email that has an account leads to the sign-in, and changing the form empties all of them', async ({
  page,
  checkAccessibility,
}) => {
  await openDialog(page)
  await fill(page, { ...ANA, Email: 'instructor@example.com', Password: 'x', 'Confirm password': 'x' })
  await press(page, 'Create account')
  await expect(
    alert(
      page,
      'The email address you entered is already connected to an account in our system. Please click the link below to log in.',
    ),
  ).toBeVisible()
  await checkAccessibility()
  await press(page, 'Sign in to that account')
  await expect(dialog(page, 'Sign in')).toBeVisible()
  await expect(dialog(page, 'Sign in').getByRole('heading').getByText('Sign in')).toBeFocused()
  await expect(alert(page, 'already connected')).toHaveCount(0)
  await expect(field(page, 'Email')).toHaveValue('')
  await checkAccessibility()
  await press(page, 'New here? Create account')
  await expect(field(page, 'First name')).toHaveValue('')
})

test('signing in on a page that was opened signed out makes it the page of that person', async ({ page }) => {
  await openDialog(page, '/classes')
  await press(page, 'Have an account? Sign in')
  await fill(page, { Email: 'instructor@example.com', Password: 'wrong' })
  await press(page, 'Sign in')
  await expect(alert(page, LOGIN_FAILED)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Session Expired' })).toHaveCount(0)
  await field(page, 'Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await account(page, 'Dana').click()
  await page.getByRole('link', { name: 'My Classes', exact: true }).click()
  await page.getByRole('navigation', { name: 'Instructor' }).getByRole('link', { name: 'My Courses' }).click()
  await expect(page.getByRole('table', { name: 'courses' }).getByRole('row').nth(1)).toBeVisible()
})

test('a code from an email signs in without a password', async ({ page, checkAccessibility }) => {
  await openDialog(page)
  await press(page, 'Have an account? Sign in')
  await press(page, 'Forgot your password?')
  await expect(dialog(page, 'Sign in with a code').getByRole('heading')).toBeFocused()
  await fill(page, { Email: 'student@example.com' })
  await press(page, 'Send code')
  await expect(dialog(page, 'Enter your code')).toContainText('student@example.com')
  await expect(field(page, 'Code')).toHaveAttribute('autocomplete', 'one-time-code')
  await checkAccessibility()
  await press(page, 'Sign in')
  await expect(page.getByText('Required')).toBeVisible()
  const code = await codeIn(page)
  await field(page, 'Code').fill(code === '111111' ? '222222' : '111111')
  await press(page, 'Sign in')
  await expect(
    alert(page, 'Failed to authenticate, please check the verification code and try again.'),
  ).toBeVisible()
  await field(page, 'Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await press(page, 'Sign in')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(account(page, 'Jamie')).toBeVisible()
})

test('a right code whose answer was lost is not called wrong, and another one signs in', async ({
  page,
  scenario,
}) => {
  await openDialog(page)
  await press(page, 'Have an account? Sign in')
  await press(page, 'Forgot your password?')
  await fill(page, { Email: 'student@example.com' })
  await press(page, 'Send code')
  await expect(dialog(page, 'Enter your code')).toBeVisible()
  await field(page, 'Code').fill(await codeIn(page))
  await scenario('verifyIdentityVerification:lostx1')
  await press(page, 'Sign in')
  await expect(alert(page, 'Failed to authenticate')).toBeVisible()
  await press(page, 'Sign in')
  const used = 'This code has been used, or it is more than ten minutes old. Please send another code.'
  await expect(alert(page, used)).toBeVisible()
  await press(page, 'Send another code')
  await fill(page, { Email: 'student@example.com' })
  await press(page, 'Send code')
  await expect(dialog(page, 'Enter your code')).toBeVisible()
  await field(page, 'Code').fill(await codeIn(page))
  await press(page, 'Sign in')
  await expect(account(page, 'Jamie')).toBeVisible()
})

test('the sign-in explains a server that is down, a lost network and too many attempts', async ({
  page,
  scenario,
}) => {
  await page.goto('/legacy-instructor-login')
  const values = { Email: 'instructor@example.com', Password: 'wrong' }
  const query =
    'mutation ($input: AuthenticateIdentityInput!) { authenticateIdentity(input: $input) { token } }'
  const variables = { input: { email: values.Email, password: values.Password } }
  for (const [fault, text] of [
    ['authenticateIdentity:500x1', LOGIN_FAILED],
    ['authenticateIdentity:offlinex1', LOGIN_FAILED],
    ['', 'Too many attempts. Wait ten minutes, then try again.'],
  ] as const)
    await test.step(fault || 'too many attempts', async () => {
      await scenario(fault)
      if (!fault)
        for (let count = 0; count < 10; count++)
          await page.request.post('/mesh/', { data: { query, variables } })
      await page.reload()
      await fill(page, values)
      await press(page, 'Sign in')
      await expect(alert(page, text)).toBeVisible()
    })
})

test('on a phone, an account is created from the header', async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/')
  await hydrated(page)
  const menu = page.getByRole('banner').getByRole('button', { name: 'Account', exact: true })
  for (const width of [320, 390])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await menu.click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
      await checkAccessibility()
      await opener(page).first().click()
      await expect(field(page, 'First name')).toBeFocused()
      await expect(dialog(page, 'Create account')).toBeInViewport({ ratio: 0.99 })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(menu).toBeFocused()
    })
})

test('passwords can be shown, password managers find the fields, and the keyboard alone is enough', async ({
  page,
}) => {
  const tokens = () =>
    page
      .getByRole('dialog')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((one) => one.getAttribute('autocomplete')))
  await page.goto('/')
  await hydrated(page)
  await opener(page).last().focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'First name')).toBeFocused()
  expect(await tokens()).toEqual(['given-name', 'family-name', 'username', 'new-password', 'new-password'])
  const show = page.getByRole('button', { name: 'Show: Password', exact: true })
  await field(page, 'Password').fill('secret')
  await page.keyboard.press('Tab')
  await expect(show).toBeFocused()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
  await page.keyboard.press('Space')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await expect(field(page, 'Confirm password')).toHaveAttribute('type', 'text')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener(page).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, 'Have an account? Sign in')
  await expect(dialog(page, 'Sign in')).toBeVisible()
  expect(await tokens()).toEqual(['username', 'current-password'])
})

test('a second press while the answer is on its way creates no second account, and the dialog waits', async ({
  page,
  scenario,
}) => {
  await openDialog(page)
  await fill(page, { ...ANA, Password: 'x', 'Confirm password': 'x' })
  await scenario('createUserIdentity:slow')
  let calls = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('CreateUserIdentity')) calls++
  })
  await field(page, 'Confirm password').press('Enter')
  await field(page, 'Confirm password').press('Enter')
  await expect(dialog(page, 'Create account').getByRole('button', { name: 'Close' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Create account')).toBeVisible()
  await expect(account(page, 'Ana')).toBeVisible()
  expect(calls).toBe(1)
})

test('a sign-in that has expired on arrival is explained, and the dialog stays', async ({
  page,
  context,
  scenario,
}) => {
  await openDialog(page)
  await press(page, 'Have an account? Sign in')
  await fill(page, { Email: 'instructor@example.com', Password: PASSWORD })
  await scenario(`now:${new Date(NOW - 90 * 60_000).toISOString()}`)
  await press(page, 'Sign in')
  await expect(alert(page, 'This device says that it is Nov 20, 2026, 9:00 AM.')).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name === 'access_token')).toEqual([])
})
