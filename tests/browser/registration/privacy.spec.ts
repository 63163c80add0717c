// Where the address of a new account goes, and where it must not.
import { outbox } from '../public/public.ts'
import { ANA, fill, account, openDialog, press } from './registration.ts'
import { expect, test } from '../test.ts'

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
    await expect(account(page, 'Ana')).toBeVisible()
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
  await expect(account(page, canary)).toBeVisible()
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
