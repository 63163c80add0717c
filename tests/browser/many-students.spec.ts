// Many students of the list at once.
import type { Locator, Page } from '@playwright/test'
import { select } from './many.ts'
import { settle } from './registrant/registrant.ts'
import { emailOf, expect, inHighWindow, row, rows, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
const heading = (dialog: Locator, name: string | RegExp) => dialog.getByRole('heading', { name })

test('several students are archived; who could not be is tried again', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto('/students')
  const bar = await select(page, 3)
  const email = await emailOf(rows(page, 'students').first())
  await inHighWindow(page, checkAccessibility)
  await button(bar, 'Archive').click()
  const dialog = page.getByRole('dialog', { name: 'Archive students' })
  await expect(dialog).toContainText('There is no way to restore a student from here.')
  await checkAccessibility()
  await scenario('archiveStudent:500x1')
  await button(dialog, 'Archive 3 students').click()
  await expect(heading(dialog, '2 of 3 students archived, 1 not')).toBeVisible()
  await expect(dialog).toContainText('The mock was told to answer 500.')
  // Until then, the rows behind the dialog are faded.
  await expect(page.getByText('Archiving…')).toHaveCount(0)
  await checkAccessibility()
  await button(dialog, 'Try this one again').click()
  await expect(heading(dialog, '3 of 3 students archived')).toBeVisible()
  await button(dialog, 'Close').last().click()
  await expect(page.getByText('10,697 students').first()).toBeVisible()
  await expect(row(page, 'students', email)).toHaveCount(0)
  await expect(bar).toHaveCount(0)
})

test('the session ends while students are archived: the rest stays @any-screen', async ({
  page,
  scenario,
  signIn,
}) => {
  await page.goto('/students')
  const bar = await select(page, 1)
  await button(bar, 'Select all 10').click()
  await button(bar, 'Archive').click()
  // Four are on their way at once; more would be archived.
  await scenario('archiveStudent:401x4')
  await button(page.getByRole('dialog', { name: 'Archive students' }), 'Archive 10 students').click()
  await expect(page.getByText('Paused: your session has ended')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Session Expired' })).toBeVisible()
  await scenario('')
  await page.goto('about:blank')
  await signIn('instructor')
  await page.goto('/students')
  await expect(page.getByText('10,700 students').first()).toBeVisible()
})

test('several students are added to a full class, without those who are on its roster', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto('/students')
  const bar = await select(page, 2)
  await button(bar, 'Add to a class').click()
  const dialog = page.getByRole('dialog', { name: 'Add to a class' })
  await expect(heading(dialog, 'Which class for 2 students?')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Search classes' }).fill('nov 29 defense')
  await dialog.getByRole('button', { name: /13 of 12, 1 over/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('Adding 2 students raises it to 15 seats.')
  await checkAccessibility()
  await settle(page)
  // Both are added, and one of the answers is lost.
  await scenario('createRegistrant:lostx1')
  await button(dialog, 'Raise to 15 seats and add').click()
  await expect(heading(dialog, '1 of 2 students added, 1 not')).toBeVisible()
  await button(dialog, 'Try this one again').click()
  await expect(heading(dialog, '2 of 2 students added')).toBeVisible()
  await dialog.getByRole('link', { name: 'Open the roster' }).click()
  await expect(rows(page, 'students')).toHaveCount(15)
  await page.goBack()

  await page.goto('/students')
  await button(await select(page, 3), 'Add to a class').click()
  await dialog.getByRole('textbox', { name: 'Search classes' }).fill('nov 29 defense')
  await dialog.getByRole('button', { name: /15 of 15, full/ }).click()
  await expect(dialog).toContainText('2 left out')
  await expect(button(dialog, 'Raise to 16 seats and add')).toBeVisible()
})

test('everyone a search finds is written to, in as many messages as it takes', async ({ page }) => {
  await page.goto('/students?search=zane')
  await expect(page.getByText(/^135 of 10,700 students/)).toBeVisible()
  const bar = await select(page, 1)
  await button(bar, 'Select all 135').click()
  await button(bar, 'Email').click()
  const dialog = page.getByRole('dialog', { name: 'Email students' })
  await expect(dialog.getByLabel('Subject')).toHaveValue('')
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Hello,\n\nKind regards,/)
  await expect(dialog).toContainText('135 addresses, in blind copy')
  const messages = await dialog.getByRole('link', { name: /^Message \d+: \d+ people$/ }).allTextContents()
  expect(messages.length).toBeGreaterThan(1)
  const people = messages.map((text) => Number(/(\d+) people/.exec(text)?.[1]))
  expect(people.reduce((sum, count) => sum + count)).toBe(135)
})
