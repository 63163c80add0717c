// A visitor requests the details of a class by email (spec §2 "Course information dialog").
import { alert, expect, formFailure, test, toast } from '../test.ts'
import { CLASS, COURSE, dialog, FAILURES, field, hydrated, outbox, press, watchCalls } from './public.ts'

const FRIEND = 'Send this class to a friend'

test('a visitor gets the details by email, and the call has the visit and its campaign', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`${CLASS}?tid=visit-9&utm_source=newsletter&utm_term=a%40b`)
  await hydrated(page)
  const calls = watchCalls(page, `/courses/${COURSE}/details`)
  await page.getByRole('link', { name: 'Email me the details' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await checkAccessibility()
  await field(page, 'Email').fill('ana.silva@example.com')
  await press(page, 'Email me the details')
  await expect(toast(page, 'Email Sent')).toBeVisible()
  await expect(page.getByText('The details are on their way to ana.silva@example.com.')).toBeFocused()
  expect(calls).toEqual([
    { email: 'ana.silva@example.com', tID: 'visit-9', tracking: { utm_source: 'newsletter' } },
  ])
  const [mail] = await outbox(page)
  expect(mail).toMatchObject({ kind: 'course details', to: 'ana.silva@example.com' })
  expect(mail?.text).toContain(CLASS)
  await press(page, 'Back to the class')
  await expect(page.getByRole('link', { name: 'Email me the details' })).toBeFocused()
})

test('a friend gets the canonical address, and does not become a lead', async ({ page, baseURL }) => {
  await page.goto(`/course/${COURSE}?tid=1`)
  await hydrated(page)
  const calls = watchCalls(page, '/email-details')
  await page.getByRole('link', { name: 'Send to a friend' }).click()
  await field(page, 'Their email').fill('bo@example.com')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await press(page, 'Send')
  await expect(dialog(page, FRIEND).getByText('Email Sent')).toBeVisible()
  expect(calls).toMatchObject([{ email: 'bo@example.com', courseUrl: baseURL + CLASS }])
  expect((await outbox(page)).map(({ kind }) => kind)).toEqual(['course details'])
})

test('a valid address is required; after each failure, it is still there and can be sent again', async ({
  page,
  scenario,
}) => {
  await page.goto(`${CLASS}?tid=unknown&request=details`)
  const calls = watchCalls(page, '/details')
  await press(page, 'Email me the details')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Required')
  await field(page, 'Email').fill('ana@exämple.com')
  await press(page, 'Email me the details')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Emails cannot have “ä”. Use “a” instead.')
  expect(calls).toEqual([])

  await field(page, 'Email').fill('ana.silva@example.com')
  for (const [fault, text] of Object.entries(FAILURES)) {
    const sent = page.waitForRequest('**/details')
    await scenario(`requestCourseDetails:${fault}x1`)
    await press(page, 'Email me the details')
    await sent
    await expect(alert(page, `Error Sending Email: ${text}`)).toBeVisible()
    await expect(formFailure(page, '')).toHaveText(`Error Sending Email: ${text}`)
    await expect(field(page, 'Email')).toHaveValue('ana.silva@example.com')
  }
  await press(page, 'Email me the details')
  await expect(page.getByText('Email Sent')).toBeVisible()
  // The ID of a visit that is not known is not sent.
  expect(calls.at(-1)).toEqual({ email: 'ana.silva@example.com', tID: null, tracking: {} })
})
