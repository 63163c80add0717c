import type { Page } from '@playwright/test'
import { alert, expect, NOW, test, toast } from './test.ts'

const CONNECT = 'Connect a payment account'
const MINUTE = 60_000

/** The codes that the page sends to the server. */
function sentCodes(page: Page) {
  const codes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return
    const { authCode } = request.postDataJSON() as { authCode?: string }
    if (authCode) codes.push(authCode)
  })
  return codes
}

/** Goes to the provider, and gives the state that the provider has to send back. */
async function goToProvider(page: Page) {
  await page.goto('/payments')
  await page.getByRole('button', { name: CONNECT, exact: true }).click()
  await expect(page.getByText('This page stands in for the payment provider.')).toBeVisible()
  const request = new URL(page.url()).searchParams
  expect(request.get('response_type')).toBe('code')
  expect(new URL(request.get('redirect_uri') ?? '').pathname).toBe('/connect')
  return request.get('state') ?? ''
}

const answer = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()
const notConnected = (page: Page) => page.getByText('Not connected', { exact: true })

test.beforeEach(({ signIn }) => signIn('newcomer'))

test('an instructor connects an account at the provider and comes back', async ({
  page,
  checkAccessibility,
}) => {
  const codes = sentCodes(page)
  await page.goto('/my-classes')
  await page.getByRole('button', { name: 'Account of Sam Okafor', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Payments', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payments', exact: true })).toBeFocused()
  await expect(page).toHaveTitle('Payments | Harbor Training')
  await expect(notConnected(page)).toBeVisible()
  await checkAccessibility()
  await page.getByRole('button', { name: CONNECT, exact: true }).press('Enter')
  await answer(page, /^Connect ?your account is verified/)
  await expect(toast(page, 'Account Connected')).toBeVisible()
  await expect(page).toHaveURL('/payments')
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await checkAccessibility()
  expect(codes).toEqual([expect.stringMatching(/^ac_[a-f\d]+$/)])

  await page.reload()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/code=/)
  expect(codes).toHaveLength(1)
})

test('an account that the provider has not verified is connected, not yet enabled', async ({
  page,
  checkAccessibility,
}) => {
  await goToProvider(page)
  await answer(page, /verify later/)
  await expect(toast(page, 'Account Connected')).toBeVisible()
  await expect(page.getByText('Connected, not yet enabled', { exact: true })).toBeVisible()
  await checkAccessibility()
  const checked = page.waitForResponse(/\/api\/training\/instructors\/u-newcomer\?include=images/)
  await page.getByRole('button', { name: 'Check again', exact: true }).click()
  await checked
  await expect(page.getByRole('button', { name: CONNECT })).toHaveCount(0)
})

test('the state of the account is loaded, or the page says that it could not be', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await scenario('getInstructor:500')
  await page.goto('/payments')
  await expect(page.getByText('We could not load your payment account')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: CONNECT })).toHaveCount(0)
  await checkAccessibility()
  await scenario('getInstructor:slow')
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(notConnected(page)).toBeVisible()
})

test('after a refusal or a failure of the provider, nothing is connected, and there is another try', async ({
  page,
  checkAccessibility,
}) => {
  const codes = sentCodes(page)
  for (const [button, title, role] of [
    [/^Cancel/, 'You canceled at the payment provider', 'status'],
    [/^Fail/, 'The payment provider is not available right now', 'alert'],
  ] as const)
    await test.step(title, async () => {
      await goToProvider(page)
      await answer(page, button)
      const notice = page.getByRole(role).filter({ hasText: title })
      await expect(notice).toBeVisible()
      await expect(page.getByText(/denied your request|has an outage/)).toHaveCount(0)
      await expect(page).toHaveURL(/\/payments\?connect=\w+$/)
      await expect(notConnected(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
      await checkAccessibility()
      await notice.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(notice).toHaveCount(0)
      await expect(page).toHaveURL('/payments')
    })
  await goToProvider(page)
  await answer(page, /^Connect ?your account is verified/)
  await expect(toast(page, 'Account Connected')).toBeVisible()
  expect(codes).toHaveLength(1)
})

test.describe('a code is not sent', () => {
  const UNMATCHED = 'We did not connect an account'
  const refused = async (page: Page, codes: string[]) => {
    await expect(alert(page, UNMATCHED)).toBeVisible()
    await expect(page).toHaveURL('/payments?connect=unmatched')
    await expect(notConnected(page)).toBeVisible()
    expect(codes).toEqual([])
  }

  test('without a state, or with a made-up one', async ({ page, checkAccessibility }) => {
    const codes = sentCodes(page)
    await page.goto('/connect?scope=read_write&code=ac_evil')
    await refused(page, codes)
    await checkAccessibility()
    await goToProvider(page)
    await page.goto('/connect?code=ac_evil&state=made-up')
    await refused(page, codes)
  })

  test('with the state of another tab, of somebody else, or after ten minutes', async ({
    page,
    context,
    signIn,
  }) => {
    const codes = sentCodes(page)
    const state = await goToProvider(page)
    const address = `/connect?code=ac_1&state=${state}`
    const other = await context.newPage()
    await other.clock.setFixedTime(NOW)
    const others = sentCodes(other)
    await other.goto(address)
    await refused(other, others)
    await other.close()

    await signIn('range')
    await page.goto(address)
    await expect(alert(page, UNMATCHED)).toBeVisible()
    await page.goto('about:blank')
    await signIn('newcomer')
    await page.clock.setFixedTime(NOW + 10 * MINUTE)
    await page.goto(address)
    await refused(page, codes)
  })

  test('twice: not by a reload, not by two tabs at once', async ({ page, context }) => {
    const codes = sentCodes(page)
    const state = await goToProvider(page)
    // A duplicated tab has a copy of what this one keeps.
    const kept = await page.evaluate(() => Object.entries(sessionStorage))
    const copy = await context.newPage()
    await copy.clock.setFixedTime(NOW)
    await copy.addInitScript((entries) => {
      for (const [name, value] of entries) sessionStorage.setItem(name, value)
    }, kept)
    const copied = sentCodes(copy)
    const address = `/connect?code=ac_${state.replaceAll('-', '')}&state=${state}`
    await Promise.all([page.goto(address), copy.goto(address)])
    for (const tab of [page, copy]) await expect(tab).toHaveURL('/payments')
    await expect.poll(() => [...codes, ...copied].length).toBe(1)
    // The other tab may have loaded the account before it was connected.
    const sender = codes.length ? page : copy
    await expect(sender.getByText('Ready', { exact: true })).toBeVisible()
    expect([...codes, ...copied]).toHaveLength(1)
    await page.goto(address)
    await expect(page).toHaveURL('/payments')
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
    expect([...codes, ...copied]).toHaveLength(1)
  })

  test('to the sign-in when the session has ended', async ({ page, context, signIn }) => {
    const codes = sentCodes(page)
    const state = await goToProvider(page)
    await context.clearCookies({ name: 'access_token' })
    await page.goto(`/connect?code=ac_secret&state=${state}`)
    await expect(page.getByText('This page stands in for the member portal.')).toBeVisible()
    expect(page.url()).not.toContain('secret')
    expect(page.url()).not.toContain(state)
    await signIn('newcomer')
    await page.goto(new URL(page.url()).searchParams.get('redirectTo') ?? '')
    await expect(alert(page, 'Your session ended while you were at the payment provider')).toBeVisible()
    expect(codes).toEqual([])
  })

  test('for a student, who has no payments', async ({ page, signIn }) => {
    await signIn('student')
    const codes = sentCodes(page)
    await page.goto('/connect?code=ac_1&state=x')
    await expect(page).toHaveURL('/not-found')
    expect(codes).toEqual([])
  })
})

test('a code that the server refuses is a failure with its reason', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  const state = await goToProvider(page)
  await page.goto(`/connect?code=declined&state=${state}`)
  await expect(
    toast(page, 'Error Connecting Account: The payment provider does not recognize this code.'),
  ).toBeVisible()
  await expect(notConnected(page)).toBeVisible()
  await checkAccessibility()

  // The server connects the account, and its answer is lost: the account shows it.
  await goToProvider(page)
  await scenario('updateInstructor:lost')
  await answer(page, /^Connect ?your account is verified/)
  await expect(toast(page, 'Account Connected')).toBeVisible()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
})

test('an error of the provider is told in our words alone', async ({ page }) => {
  await page.goto('/connect?error=invalid_scope&error_description=Call+555-0199+now&scope=x')
  await expect(alert(page, 'The payment provider could not connect your account')).toBeVisible()
  await expect(page.getByText('555-0199')).toHaveCount(0)
  await expect(page).toHaveURL('/payments?connect=failed')
  await page.goto('/payments?connect=Call+555-0199')
  await expect(notConnected(page)).toBeVisible()
  await expect(page.getByText('555-0199')).toHaveCount(0)
})
