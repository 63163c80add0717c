import type { Request } from '@playwright/test'
import { confirmIn, EMPTY, expect, test } from '../test.ts'
import { add, cell, choose, file, headline, list, LONG, makeRoom, upload } from './upload.ts'

test.describe.configure({ timeout: 90_000 })
test.beforeEach(({ signIn }) => signIn('instructor'))

/** Slow enough for an upload to be under way still at the next press, even on a busy machine. */
const UNDER_WAY = 'latency:600'

const isAdding = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/training/registrants')

test('a double click adds everyone once, and the same file again adds nobody', async ({ page, scenario }) => {
  await scenario('latency:50')
  await choose(page, list(5))
  await add(page).dblclick({ delay: 5 })
  await expect(headline(page, '5 students added')).toBeVisible()
  await upload(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('5 students, 12 seats')).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => isAdding(request) && calls.push(request.url()))
  await choose(page, list(5).replace('Ana1,Silva', ' ANA1 ,silva'))
  await expect(upload(page).getByText('Already on the roster.')).toHaveCount(5)
  await expect(add(page)).toBeDisabled()
  await upload(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('5 students, 12 seats')).toBeVisible()
  expect(calls).toEqual([])
})

test('at most four calls run at once; a pause sends nothing; after a stop the rest can be sent later', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await makeRoom(page, 300)
  let [open, most] = [0, 0]
  page.on('request', (request) => {
    if (isAdding(request)) most = Math.max(most, ++open)
  })
  page.on('requestfinished', (request) => void (isAdding(request) && open--))
  await choose(page, list(40))
  await scenario(UNDER_WAY)
  await add(page).click()
  await expect(headline(page, 'Adding students…')).toBeFocused()
  await upload(page).getByRole('button', { name: 'Pause' }).click()
  await expect(headline(page, 'Paused')).toBeVisible()
  await checkAccessibility()
  await expect.poll(() => open).toBe(0)
  await upload(page).getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => most).toBe(4)
  await upload(page).getByRole('button', { name: 'Stop' }).click()
  await expect(headline(page, /^\d+ students? added/)).toBeVisible(LONG)
  await scenario('')
  await add(page).click()
  await expect(headline(page, '40 students added')).toBeVisible(LONG)
  expect(most).toBe(4)
})

test('leaving while students are being added asks first, and the rest can be added later', async ({
  page,
  scenario,
}) => {
  await makeRoom(page, 300)
  await choose(page, list(30))
  await scenario(UNDER_WAY)
  await add(page).click()
  await expect(upload(page).getByText(/^[1-9]\d* of 30/)).toBeVisible()
  await page.keyboard.press('Escape')
  await confirmIn(page, 'Stop adding students?', 'Stay')
  await expect(headline(page, 'Adding students…')).toBeVisible()
  await page.keyboard.press('Escape')
  await confirmIn(page, 'Stop adding students?', 'Stop and leave')
  // No dialog at all: as long as the question is open, the upload behind it does not count as a dialog.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(`/roster/${EMPTY}`)
  await expect(page.getByText(/^[1-9]\d* students?, 300 seats/)).toBeVisible()

  await scenario('')
  await page.getByRole('button', { name: 'Upload a roster' }).click()
  await upload(page).getByRole('button', { name: 'Continue' }).click()
  await add(page).click()
  await expect(headline(page, /students added/)).toBeVisible()
  await upload(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('30 students, 300 seats')).toBeVisible()
})

test('Back asks before it leaves rows that were not sent', async ({ page }) => {
  await page.goto(`/roster/${EMPTY}`)
  await page.getByRole('button', { name: 'Upload a roster' }).click()
  await upload(page)
    .locator('input[type=file]')
    .setInputFiles(file(list(3)))
  await expect(headline(page, 'Check the students')).toBeVisible()
  await page.goBack()
  await confirmIn(page, 'Leave before everyone is added?', 'Stay')
  await expect(cell(page, 'Email', 2)).toHaveValue('ana1@example.com')
  await page.goBack()
  await confirmIn(page, 'Leave before everyone is added?', 'Leave')
  await expect(upload(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Upload a roster' }).click()
  // Another list takes nothing from the one that was left.
  await upload(page)
    .locator('input[type=file]')
    .setInputFiles(file(list(2)))
  await add(page).click()
  await expect(headline(page, '2 students added')).toBeVisible()
  await upload(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Upload a roster' }).click()
  await expect(upload(page).getByText('roster.csv: 3 students not added yet.')).toBeVisible()
  await upload(page).getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await expect(headline(page, 'Which students are coming?')).toBeVisible()
  await expect(upload(page).getByText('You started an upload')).toHaveCount(0)
})
