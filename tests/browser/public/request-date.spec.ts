// A visitor asks for a class date (spec §2, §5).
import type { Page } from '@playwright/test'
import { pressOn, tabTo, typeInto } from '../keyboard.ts'
import { alert, expect, formFailure, test, toast } from '../test.ts'
import { CLASS, COURSE, dialog, FAILURES, field, hydrated, outbox, press, watchCalls } from './public.ts'

const TITLE = 'Request a class date'
const FAILURE = 'There was a problem posting your request'
const email = (page: Page) => field(page, 'Email')
const request = (page: Page) => field(page, 'Your request')
const phone = (page: Page) => field(page, 'Phone (optional)')
const mayCall = (page: Page) => page.getByRole('checkbox', { name: /^The instructor may also/ })
const opener = (page: Page) => page.getByRole('link', { name: 'Request another date' }).last()
const SENT = 'You will get an answer at ana.silva@example.com within one business day.'

async function open(page: Page) {
  await page.goto(CLASS)
  await hydrated(page)
  await opener(page).click()
  await expect(email(page)).toBeFocused()
}

async function fillIn(page: Page) {
  await email(page).fill('  ana.silva@example.com ')
  await request(page).fill('A weekend in June, for two?')
}

test('a request reaches the instructor, with a phone number that they may use', async ({
  page,
  checkAccessibility,
}) => {
  await open(page)
  await expect(page).toHaveURL(`${CLASS}?request=date#by-mail`)
  await checkAccessibility()
  const calls = watchCalls(page, `/courses/${COURSE}/requests`)
  await fillIn(page)
  await expect(mayCall(page)).toBeChecked()
  await phone(page).fill('(555) 010-0100 ext. 7')
  await press(page, 'Send request')
  await expect(toast(page, 'Request Submitted')).toBeVisible()
  await expect(page.getByText(SENT)).toBeFocused()
  await checkAccessibility()
  expect(calls).toEqual([
    {
      email: 'ana.silva@example.com',
      comment: 'A weekend in June, for two?',
      consentedToContact: true,
      phone: '(555) 010-0100 ext. 7',
    },
  ])
  expect(await outbox(page)).toMatchObject([{ kind: 'course request', to: 'instructor@example.com' }])
  await press(page, 'Back to the class')
  await expect(page).toHaveURL(CLASS)
  await expect(opener(page)).toBeFocused()
})

test('without consent, a phone number never leaves the page; an address becomes a lead only if its owner asks for news', async ({
  page,
}) => {
  const leads = watchCalls(page, '/leads')
  const calls = watchCalls(page, '/requests')
  await open(page)
  await fillIn(page)
  await phone(page).fill('no number at all')
  await mayCall(page).uncheck()
  await expect(phone(page)).toHaveCount(0)
  await press(page, 'Send request')
  await expect(page.getByText('Request Submitted')).toBeVisible()
  expect(calls).toEqual([
    {
      email: 'ana.silva@example.com',
      comment: 'A weekend in June, for two?',
      consentedToContact: false,
    },
  ])
  expect((await outbox(page)).map(({ kind }) => kind)).toEqual(['course request'])

  await press(page, 'Back to the class')
  await opener(page).click()
  await fillIn(page)
  await page.getByRole('checkbox', { name: 'Email me about classes' }).check()
  // It goes out after the form is sent, not before.
  expect(leads).toEqual([])
  await press(page, 'Send request')
  await expect(page.getByText('Request Submitted')).toBeVisible()
  await expect
    .poll(async () => (await outbox(page)).filter(({ kind }) => kind === 'lead'))
    .toMatchObject([{ to: 'ana.silva@example.com', subject: 'class-date' }])
})

test('each field shows its error, also one from the server, and the first invalid field takes the focus', async ({
  page,
  checkAccessibility,
}) => {
  await open(page)
  const calls = watchCalls(page, '/requests')
  await press(page, 'Send request')
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription('Required')
  await expect(request(page)).toHaveAccessibleDescription(/^Required/)
  await email(page).fill('ana@')
  await phone(page).fill('call me')
  await press(page, 'Send request')
  await expect(email(page)).toHaveAccessibleDescription('Invalid email address')
  await expect(phone(page)).toHaveAccessibleDescription('Use a phone number such as (555) 010-0100')
  await checkAccessibility()
  expect(calls).toEqual([])

  // The server may have a rule that the form does not have.
  await page.route('**/requests', (route) =>
    route.fulfill({
      status: 422,
      json: { errors: [{ status: '422', field: 'comment', message: 'Please say more.' }] },
    }),
  )
  await fillIn(page)
  await phone(page).fill('')
  await press(page, 'Send request')
  await expect(request(page)).toBeFocused()
  await expect(request(page)).toHaveAccessibleDescription(/^Please say more\./)
  await expect(formFailure(page, '')).toHaveText(`${FAILURE}. Check the fields above.`)
})

test('after each failure, all typed text is still there and can be sent again', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  // A press reaches only what nothing covers: on a phone, not even the toast of the failure before.
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await fillIn(page)
  await phone(page).fill('555-010-0100')
  for (const [fault, text] of Object.entries(FAILURES)) {
    const sent = page.waitForRequest('**/requests')
    await scenario(`createCourseRequest:${fault}x1`)
    await press(page, 'Send request')
    await sent
    await expect(alert(page, `${FAILURE}: ${text}`)).toBeVisible()
    await expect(toast(page, FAILURE).first()).toBeVisible()
    await expect(formFailure(page, '')).toHaveText(`${FAILURE}: ${text}`)
    await expect(formFailure(page, '')).toBeInViewport({ ratio: 1 })
    await checkAccessibility()
    await expect(request(page)).toHaveValue('A weekend in June, for two?')
    await expect(phone(page)).toHaveValue('555-010-0100')
  }
  await press(page, 'Send request')
  await expect(page.getByText('Request Submitted')).toBeVisible()
  expect((await outbox(page)).filter(({ kind }) => kind === 'course request')).toHaveLength(1)
})

test('a call without an answer times out, and the form keeps the typed text', async ({ page }) => {
  await open(page)
  await page.route('**/requests', () => undefined)
  await fillIn(page)
  await page.evaluate(() => {
    // The call times out at once instead of after fifteen seconds.
    AbortSignal.timeout = () => AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  await press(page, 'Send request')
  await expect(formFailure(page, '')).toHaveText(`${FAILURE}: The server took too long to answer.`)
  await expect(request(page)).toHaveValue('A weekend in June, for two?')
})

test('a second click while the form is being sent sends nothing', async ({ page, scenario }) => {
  await scenario('latency:600')
  await open(page)
  const calls = watchCalls(page, '/requests')
  await fillIn(page)
  await page.getByRole('button', { name: 'Send request' }).dblclick()
  await email(page).press('Enter')
  await expect(page.getByText('Request Submitted')).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('the dialog works by keyboard alone, and Escape returns the focus', async ({ page }) => {
  await page.goto(CLASS)
  await hydrated(page)
  await pressOn(page, opener(page))
  await expect(email(page)).toBeFocused()
  await typeInto(page, email(page), 'ana.silva@example.com')
  await typeInto(page, request(page), 'Any Saturday')
  await page.keyboard.press('Escape')
  await expect(dialog(page, TITLE)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  // The dialog goes back in the history, which takes a moment. Until then, the link leads to where we are.
  await expect(page).toHaveURL(CLASS)
  await page.keyboard.press('Enter')
  // Closing the dialog resets its form.
  await expect(email(page)).toHaveValue('')
  await typeInto(page, email(page), 'ana.silva@example.com')
  await typeInto(page, request(page), 'Any Saturday')
  await pressOn(page, page.getByRole('button', { name: 'Send request' }))
  await expect(page.getByText(SENT)).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Back to the class' }))
})

test('Back closes the dialog, and Forward opens it again', async ({ page }) => {
  await open(page)
  await page.goBack()
  await expect(dialog(page, TITLE)).toHaveCount(0)
  await expect(page).toHaveURL(CLASS)
  await page.goForward()
  await expect(email(page)).toBeFocused()
  await dialog(page, TITLE).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page, TITLE)).toHaveCount(0)
  await expect(page).toHaveURL(CLASS)
})

test('an address opens the dialog and keeps its visit, and closing stays on the page', async ({ page }) => {
  await page.goto(`${CLASS}?tid=visit-9&request=date`)
  await expect(email(page)).toBeFocused()
  await dialog(page, TITLE).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${CLASS}?tid=visit-9`)
  await expect(page.getByRole('link', { name: /^Ask for a seat/ }).first()).toBeFocused()
})

test('a click before hydration is not lost', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto(CLASS, { waitUntil: 'commit' })
  await opener(page).click()
  await expect(email(page)).toBeFocused()
})

test('an unknown request opens nothing', async ({ page }) => {
  await page.goto(`${CLASS}?request=toString`)
  await hydrated(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('hostile text is shown as text', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)>"}}</script>\u202E${x}'
  await open(page)
  await page.route('**/requests', (route) =>
    route.fulfill({ status: 409, json: { errors: [{ status: '409', message: hostile }] } }),
  )
  await email(page).fill('ana.silva@example.com')
  await request(page).fill(hostile)
  await press(page, 'Send request')
  await expect(formFailure(page, '')).toContainText('<img src=x onerror=alert(1)>')
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await page.unroute('**/requests')
  await press(page, 'Send request')
  await expect(page.getByText('Request Submitted')).toBeVisible()
  expect((await outbox(page)).at(-1)?.text).toContain('<img src=x onerror=alert(1)>')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the ways to reach us', async ({ page }) => {
    await page.goto(CLASS)
    await opener(page).click()
    // The text is checked in the document, because this browser parses a noscript element as if it ran scripts.
    await expect(page).toHaveURL(`${CLASS}?request=date#by-mail`)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'support@example.com' }),
    ).toHaveAttribute('href', 'mailto:support@example.com')
  })
})
