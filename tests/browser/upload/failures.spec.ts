import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { EMPTY, expect, INSTRUCTOR, rows, test, toast } from '../test.ts'
import { add, cell, choose, faultFor, headline, list, LONG, makeRoom, upload } from './upload.ts'

test.describe.configure({ timeout: 90_000 })
test.beforeEach(({ signIn }) => signIn('instructor'))

/** How many of the 200 are on the roster, as the upload shows. */
const countAdded = async (page: Page) =>
  Number.parseInt(await page.getByText(/^\d+ of 200 students$/).innerText(), 10)
/** How many rows are kept in this browser to be sent later. */
const countKept = (page: Page) =>
  page.evaluate((key) => {
    const [draft] = JSON.parse(localStorage.getItem(key) ?? '[]') as { values: { rows: object[] } }[]
    return draft?.values.rows.length ?? 0
  }, `draft.${INSTRUCTOR}.roster-upload.${EMPTY}`)

test('five rows of 200 meet a failure each: the others are added, and another try adds exactly those', async ({
  page,
  checkAccessibility,
}) => {
  const failures = {
    'ana17@example.com': ['409', 'The mock was told to answer 409.'],
    'ana57@example.com': ['500', 'The mock was told to answer 500.'],
    'ana97@example.com': ['422', 'The mock was told to answer 422.'],
    'ana137@example.com': ['html', 'The server sent something we could not read.'],
    'ana177@example.com': ['offline', 'We could not reach the server. Check your connection.'],
  } as const
  await makeRoom(page, 300)
  await faultFor(page, Object.fromEntries(Object.entries(failures).map(([email, [fault]]) => [email, fault])))
  await choose(page, list(200))
  await add(page).click()
  await expect(headline(page, '195 students added')).toBeVisible(LONG)
  await expect(toast(page, '195 students added to the roster, 5 could not be added.')).toBeVisible()
  await expect(rows(page, 'Students in the file')).toHaveCount(5)
  for (const [at, [email, [, said]]] of Object.entries(failures).entries()) {
    await expect(rows(page, 'Students in the file').nth(at)).toContainText(said)
    await expect(cell(page, 'Email', 18 + 40 * at)).toHaveValue(email)
  }
  await checkAccessibility()

  await upload(page).getByRole('button', { name: 'Try 5 again' }).click()
  await expect(headline(page, '200 students added')).toBeVisible(LONG)
  await upload(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('200 students, 300 seats')).toBeVisible()
})

test('the session ends at row 57 of 200: after signing in again the rest is added, and nobody twice', async ({
  page,
}) => {
  await makeRoom(page, 300)
  await faultFor(page, { 'ana57@example.com': 'expired' })
  await choose(page, list(200))
  await add(page).click()
  const ended = page.getByRole('dialog', { name: 'Session Expired' })
  await expect(ended).toBeVisible(LONG)
  await expect(page.getByText('Paused: your session has ended').first()).toBeVisible()
  await expect.poll(async () => (await countAdded(page)) + (await countKept(page))).toBe(200)
  await ended.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: /Dana Reyes/ }).click()

  await expect(upload(page).getByText('You started an upload here')).toBeVisible()
  await upload(page).getByRole('button', { name: 'Continue' }).click()
  await add(page).click()
  await expect(headline(page, /students added/)).toBeVisible(LONG)
  await upload(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('200 students, 300 seats')).toBeVisible()
})

test('without a connection the upload pauses, and continues later', async ({ page, scenario }) => {
  await makeRoom(page, 300)
  await choose(page, list(60))
  await scenario('createRegistrant:offline')
  await add(page).click()
  await expect(headline(page, 'Paused: we could not reach the server')).toBeVisible(LONG)
  await scenario('')
  await upload(page).getByRole('button', { name: 'Continue' }).click()
  await expect(headline(page, /^5\d students added/)).toBeVisible(LONG)
  await upload(page)
    .getByRole('button', { name: /^Try \d again/ })
    .click()
  await expect(headline(page, '60 students added')).toBeVisible(LONG)
})

test('more students than seats: a warning, refusals of the server, and a file of those not added', async ({
  page,
}) => {
  await choose(page, list(14))
  await expect(upload(page).getByText('Only 12 seats left for 14 students.')).toBeVisible()
  await expect(upload(page).getByRole('button', { name: 'Raise to 14 seats' })).toBeVisible()
  await add(page).click()
  await expect(headline(page, '12 students added')).toBeVisible(LONG)
  await expect(rows(page, 'Students in the file')).toContainText([
    'This class is full.',
    'This class is full.',
  ])
  const download = page.waitForEvent('download')
  await upload(page).getByRole('button', { name: 'Download the 2 not added' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved.split('\r\n')).toHaveLength(4)
  expect(saved).toContain('"This class is full."')
})

test('a class gets the seats that the list needs', async ({ page }) => {
  await choose(page, list(14))
  await upload(page).getByRole('button', { name: 'Raise to 14 seats' }).click()
  await expect(upload(page).getByText('Only 12 seats left')).toHaveCount(0)
  await add(page).click()
  await expect(headline(page, '14 students added')).toBeVisible(LONG)
})
