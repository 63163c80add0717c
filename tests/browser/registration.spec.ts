// Creating an account and logging in without leaving the page, spec §2 to §5 and §8.
import type { Page } from '@playwright/test'
import { PASSWORD } from '../../mocks/seed/people.ts'
import { alert, expect, NOW, test } from './test.ts'

const ANA = { 'First name': 'Ana', 'Last name': 'Silva', Email: 'ana.silva@example.com' }
const LOGIN_FAILED = 'Failed to authenticate, check your email and password then try again.'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('main').or(page.getByRole('dialog')).getByRole('button', { name, exact: true }).click()
const account = (page: Page, name: string) =>
  page.getByRole('button', { name: `Account of ${name}`, exact: true })

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

async function openDialog(page: Page, path = '/') {
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Create account' }).click()
  await expect(dialog(page, 'Create account')).toBeVisible()
}

/** Everything that the mock would have sent in this test, the newest last. */
async function outbox(page: Page) {
  const { messages } = (await (await page.request.get('/_mock/outbox')).json()) as {
    messages: { kind: string; to: string; subject: string; text: string }[]
  }
  return messages
}

const codeIn = async (page: Page) => /\d{6}/.exec((await outbox(page)).at(-1)?.text ?? '')?.[0] ?? ''

test('an account is created above the page, and its owner is signed in there', async ({
  page,
  context,
  checkAccessibility,
}) => {
  const code: string[] = []
  page.on('request', (request) => code.push(...(/RegistrationDialog-.*\.js/.exec(request.url()) ?? [])))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(code).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Create account' }).click()
  await expect(field(page, 'First name')).toBeFocused()
  await checkAccessibility()
  await fill(page, { ...ANA, Password: 'two words', 'Confirm password': 'two words' })
  const before = Date.now() / 1000
  await press(page, 'Create account')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(account(page, 'Ana Silva')).toBeFocused()
  await expect(page.getByText('Welcome, Ana.')).toBeVisible()
  await expect(page).toHaveURL('/')
  const cookie = (await context.cookies()).find(({ name }) => name === 'access_token')
  expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' })
  expect((cookie?.expires ?? 0) - before).toBeGreaterThan(3595)
  expect((cookie?.expires ?? 0) - before).toBeLessThan(3660)
  await page.reload()
  await expect(account(page, 'Ana Silva')).toBeVisible()
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

test('an email that has an account leads to the log-in, and changing the form empties all of them', async ({
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
  await press(page, 'Log in to that account')
  await expect(dialog(page, 'Log in')).toBeVisible()
  await expect(dialog(page, 'Log in').getByRole('heading').getByText('Log in')).toBeFocused()
  await expect(alert(page, 'already connected')).toHaveCount(0)
  await expect(field(page, 'Email')).toHaveValue('')
  await checkAccessibility()
  await press(page, 'New here? Create account')
  await expect(field(page, 'First name')).toHaveValue('')
})

test('logging in on a page that was opened signed out makes it the page of that person', async ({ page }) => {
  await openDialog(page, '/classes')
  await press(page, 'Have an account? Log in')
  await fill(page, { Email: 'instructor@example.com', Password: 'wrong' })
  await press(page, 'Log in')
  await expect(alert(page, LOGIN_FAILED)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Session Expired' })).toHaveCount(0)
  await field(page, 'Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(account(page, 'Dana Reyes')).toBeFocused()
  await page.getByRole('navigation', { name: 'Instructor' }).getByRole('link', { name: 'My Courses' }).click()
  await expect(page.getByRole('table', { name: 'courses' }).getByRole('row').nth(1)).toBeVisible()
})

test('a code from an email logs in without a password', async ({ page, checkAccessibility }) => {
  await openDialog(page)
  await press(page, 'Have an account? Log in')
  await press(page, 'Email me a code instead')
  await fill(page, { Email: 'student@example.com' })
  await press(page, 'Send code')
  await expect(dialog(page, 'Enter your code')).toContainText('student@example.com')
  await expect(field(page, 'Code')).toHaveAttribute('autocomplete', 'one-time-code')
  await checkAccessibility()
  await press(page, 'Log in')
  await expect(page.getByText('Required')).toBeVisible()
  const code = await codeIn(page)
  await field(page, 'Code').fill(code === '111111' ? '222222' : '111111')
  await press(page, 'Log in')
  await expect(
    alert(page, 'Failed to authenticate, please check the verification code and try again.'),
  ).toBeVisible()
  await field(page, 'Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await press(page, 'Log in')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible()
})

for (const [what, fault, text] of [
  ['too many attempts', undefined, 'Too many attempts. Wait ten minutes, then try again.'],
  ['a server that is down', 'authenticateIdentity:500x1', LOGIN_FAILED],
  ['no network', 'authenticateIdentity:offlinex1', LOGIN_FAILED],
] as const)
  test(`the log-in explains ${what}`, async ({ page, scenario }) => {
    await page.goto('/legacy-instructor-login')
    const values = { Email: 'instructor@example.com', Password: 'wrong' }
    if (fault) await scenario(fault)
    else
      for (let count = 0; count < 10; count++)
        await page.request.post('/mesh/', {
          data: {
            query:
              'mutation ($input: AuthenticateIdentityInput!) { authenticateIdentity(input: $input) { token } }',
            variables: { input: { email: values.Email, password: values.Password } },
          },
        })
    await fill(page, values)
    await press(page, 'Log in')
    await expect(alert(page, text)).toBeVisible()
  })

test('passwords can be shown, and the keyboard alone is enough', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Create account' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'First name')).toBeFocused()
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
  await expect(page.getByRole('banner').getByRole('button', { name: 'Create account' })).toBeFocused()
})

test('password managers find the fields', async ({ page }) => {
  await openDialog(page)
  const tokens = () =>
    page
      .getByRole('dialog')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((one) => one.getAttribute('autocomplete')))
  expect(await tokens()).toEqual(['given-name', 'family-name', 'username', 'new-password', 'new-password'])
  await press(page, 'Have an account? Log in')
  await expect(dialog(page, 'Log in')).toBeVisible()
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
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Create account')).toBeVisible()
  await expect(account(page, 'Ana Silva')).toBeVisible()
  expect(calls).toBe(1)
})

test('a sign-in that has expired on arrival is explained, and the dialog stays', async ({
  page,
  context,
  scenario,
}) => {
  await openDialog(page)
  await press(page, 'Have an account? Log in')
  await fill(page, { Email: 'instructor@example.com', Password: PASSWORD })
  await scenario(`now:${new Date(NOW - 90 * 60_000).toISOString()}`)
  await press(page, 'Log in')
  await expect(alert(page, 'This device says that it is Nov 20, 2026, 9:00 AM.')).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name === 'access_token')).toEqual([])
})

test.describe('the log-in page of instructors', () => {
  test('leads on to their home', async ({ page, checkAccessibility }) => {
    await page.goto('/legacy-instructor-login')
    await expect(page).toHaveTitle('Training')
    await expect(page.getByRole('heading', { level: 1, name: 'Instructor log in' })).toBeVisible()
    await checkAccessibility()
    await fill(page, { Email: 'instructor@example.com', Password: PASSWORD })
    await press(page, 'Log in')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  for (const [role, path] of [
    ['instructor', '/dashboard'],
    ['student', '/classes'],
  ] as const)
    test(`leads a signed-in ${role} to ${path} at once`, async ({ page, signIn }) => {
      await signIn(role)
      await page.goto('/legacy-instructor-login')
      await expect(page).toHaveURL(path)
    })
})

for (const [what, tick, leads] of [
  ['is not passed on unasked', false, []],
  ['is passed on as a lead when its owner asks for news', true, ['ana.silva@example.com account-creation']],
] as const)
  test(`the address of a new account ${what}`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openDialog(page)
    await fill(page, { ...ANA, Password: 'x', 'Confirm password': 'x' })
    expect(asked).not.toContain('/leads')
    await page.getByRole('checkbox', { name: 'Email me about classes' }).setChecked(tick)
    await press(page, 'Create account')
    await expect(account(page, 'Ana Silva')).toBeVisible()
    // It goes out before the account is asked for.
    expect(asked.includes('/leads')).toBe(tick)
    const sent = async () => (await outbox(page)).map(({ to, subject }) => `${to} ${subject}`)
    await expect.poll(sent).toEqual(leads)
  })

test('what a person types while registering is written nowhere else', async ({ page, complaints }) => {
  const canary = 'Zqxcanary'
  const email = 'zqxcanary.mail@example.com'
  const seen: string[] = []
  const look = (text: string) => {
    if (/zqxcanary/i.test(decodeURIComponent(text))) seen.push(text)
  }
  page.on('request', (request) => look(request.url()))
  page.on('console', (message) => look(message.text()))
  page.on('framenavigated', (frame) => look(frame.url()))
  await page.addInitScript(() => {
    window.dataLayer = []
  })
  await openDialog(page, '/?utm_source=newsletter')
  const registered = page.waitForRequest((request) => !!request.postData()?.includes('CreateUserIdentity'))
  await fill(page, {
    'First name': canary,
    'Last name': canary,
    Email: email,
    Password: `${canary}-secret`,
    'Confirm password': `${canary}-secret`,
  })
  await press(page, 'Create account')
  expect((await registered).postDataJSON()).toMatchObject({
    variables: { input: { email, tracking: [{ name: 'utm_source', value: 'newsletter' }] } },
  })
  await expect(account(page, `${canary} ${canary}`)).toBeVisible()
  const { dataLayer, storage, cookies, title } = await page.evaluate(() => ({
    dataLayer: window.dataLayer,
    storage: [localStorage, sessionStorage].map((one) => Object.entries(one).flat().join(' ')).join(' '),
    cookies: document.cookie,
    title: document.title,
  }))
  expect(dataLayer).toEqual([{ event: 'account_created' }])
  for (const text of [storage, cookies, title, page.url(), ...complaints]) look(text)
  expect(seen).toEqual([])
})
