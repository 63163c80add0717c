import { api } from '../api.ts'
import {
  alert,
  comeBack,
  confirmIn,
  expect,
  GRADED,
  menuOf,
  occurrenceId,
  OVERBOOKED,
  row,
  rowAction,
  test,
  toast,
} from '../test.ts'
import { bodies, form, MANAGE, openForm, submit } from './class-form.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('an edit says how many students it affects and what moves, and sends only the change', async ({
  page,
  checkAccessibility,
}) => {
  const sent = bodies(page, 'PATCH')
  await openForm(page, `${MANAGE}?edit=${OVERBOOKED}`)
  await expect(form(page)).toContainText('13 students are registered')
  await expect(form(page)).toContainText('We do not notify students of changes')
  await page.getByLabel('Seats').fill('11')
  await submit(page, 'Save')
  await expect(page.getByText('13 students are registered; move or remove 2 first.')).toBeVisible()
  await expect(page.getByLabel('Seats')).toBeFocused()
  await page.getByLabel('Seats').fill('12')
  await page.getByLabel('Start').fill('10:00')
  await expect(form(page)).toContainText(
    'Sun, Nov 29, 2026, 9:00 AM – 5:00 PM CST, after:  → Sun, Nov 29, 2026, 10:00 AM – 5:00 PM CST',
  )
  await checkAccessibility()
  await submit(page, 'Save')
  await expect(toast(page, 'Class Updated')).toBeVisible()
  // The students know only the old time.
  const message = form(page).getByLabel('Message')
  await expect(message).toHaveValue(
    /Before:\nSun, Nov 29, 2026, 9:00 AM – 5:00 PM CST\n\nNow:\nSun, Nov 29, 2026, 10:00 AM/,
  )
  await checkAccessibility()
  await form(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(form(page)).toHaveCount(0)
  await expect(row(page, 'classes', 'Nov 29, 2026')).toContainText('10:00 AM – 5:00 PM CST')
  expect(sent.map(({ body }) => body)).toEqual([
    { dates: [{ startTime: '2026-11-29T10:00:00-06:00', endTime: '2026-11-29T17:00:00-06:00' }] },
  ])
})

test('the message to the students names the days that the save replaced', async ({ page }) => {
  await openForm(page, `${MANAGE}?edit=${OVERBOOKED}`)
  const on = (from: string) => [
    { startTime: `2026-11-29T${from}:00:00-06:00`, endTime: '2026-11-29T17:00:00-06:00' },
  ]
  await api(page, 'patch', `occurrences/${OVERBOOKED}`, { dates: on('11') })
  await comeBack(page)
  await expect(page.getByLabel('Start')).toHaveValue('11:00')
  await page.getByLabel('Start').fill('12:00')
  await submit(page, 'Save')
  await expect(form(page).getByLabel('Message')).toHaveValue(/Before:\nSun, Nov 29, 2026, 11:00 AM/)
})

test('the students are told of a move after whatever else was typed during its save', async ({ page }) => {
  await openForm(page, `${MANAGE}?edit=${OVERBOOKED}`)
  await page.getByLabel('Start').fill('10:00')
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**/api/training/occurrences/${OVERBOOKED}`, async (route) => {
    if (route.request().method() === 'PATCH') await released
    await route.continue()
  })
  const call = page.waitForRequest((request) => request.method() === 'PATCH')
  await submit(page, 'Save')
  await call
  await page.getByLabel('Seats').fill('20')
  letGo()
  await expect(page.getByText('What you typed after you pressed the button is not sent yet.')).toBeVisible()
  await submit(page, 'Save')
  await expect(form(page).getByLabel('Message')).toHaveValue(
    /Before:\nSun, Nov 29, 2026, 9:00 AM.*\n\nNow:\nSun, Nov 29, 2026, 10:00 AM/,
  )
})

test('a graded class cannot be edited, and says why', async ({ page, checkAccessibility }) => {
  await page.goto(`${MANAGE}?type=completed`)
  await menuOf(row(page, 'classes', 'Graded').first()).click()
  await expect(page.getByRole('menuitem', { name: /^Edit/ })).toHaveText(/Results have been submitted/)
  await page.goto(`/my-classes?edit=${GRADED}`)
  await expect(form(page)).toContainText(
    'Results have been submitted, so the class can no longer be changed.',
  )
  await expect(form(page).getByRole('button', { name: 'Save' })).toHaveCount(0)
  // The rule takes controls that are half hidden behind the dialog for small targets.
  await checkAccessibility(['target-size'])
})

test('a class that is deleted elsewhere during an edit keeps what was typed', async ({
  page,
  otherBrowser,
}) => {
  const id = occurrenceId(4)
  await openForm(page, `${MANAGE}?edit=${id}`)
  await page.getByLabel('Seats').fill('7')
  const other = await otherBrowser()
  await other.goto(MANAGE)
  await rowAction(other, row(other, 'classes', 'Dec 6, 2026'), 'Delete')
  await confirmIn(other, 'Delete this class?', 'Delete')
  await expect(toast(other, 'Class Deleted')).toBeVisible()
  await submit(page, 'Save')
  await expect(alert(page, /^Update Error: /)).toBeVisible()
  await expect(page.getByLabel('Seats')).toHaveValue('7')
})
