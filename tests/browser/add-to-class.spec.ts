// Students of the list are put into a class that changes meanwhile.
import type { Locator, Page } from '@playwright/test'
import { api } from './api.ts'
import { holdBack } from './pages.ts'
import { settle } from './registrant/registrant.ts'
import { emailOf, EMPTY, expect, rowAction, rows, test } from './test.ts'
import { travel } from './travel.ts'

/** An hour into the empty class, which is no longer an upcoming one once somebody is on its roster. */
const BEGUN = '2026-12-06T16:00:00.000Z'

test.beforeEach(async ({ page, signIn }) => {
  await signIn('instructor')
  await page.goto('/students')
  await expect(rows(page, 'students').first()).toBeVisible()
})

/** Chooses the empty class for the first students. */
async function choose(page: Page, count: number, seats = /seats taken: 0 of 12/) {
  for (let at = 0; at < count; at++) await rows(page, 'students').nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Add to a class', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to a class' })
  await dialog.getByRole('textbox', { name: 'Search classes' }).fill('dec 6 defense')
  await dialog.getByRole('button', { name: seats }).click()
  return dialog
}
const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true })
const heading = (dialog: Locator, name: string | RegExp) => dialog.getByRole('heading', { name })

test('students are added to a class that has begun, and the result stays', async ({ page, scenario }) => {
  await travel(page, scenario, BEGUN)
  await page.reload()
  const dialog = await choose(page, 3)
  await expect(button(dialog, 'Add 3 students')).toBeVisible()
  await settle(page)
  const isRead = page.waitForResponse(/\/occurrences\?/)
  await button(dialog, 'Add 3 students').click()
  await isRead
  await expect(heading(dialog, '3 of 3 students added')).toBeVisible()
  await dialog.getByRole('link', { name: 'Open the roster' }).click()
  await expect(page).toHaveURL(`/roster/${EMPTY}`)
  await expect(rows(page, 'students')).toHaveCount(3)
})

test('one student is added to a class that has begun, and the result stays', async ({ page, scenario }) => {
  await travel(page, scenario, BEGUN)
  await page.reload()
  await rowAction(page, rows(page, 'students').first(), 'Add to a class')
  const drawer = page.getByRole('dialog', { name: 'Add to a class' })
  await drawer.getByRole('textbox', { name: 'Search classes' }).fill('dec 6 defense')
  await drawer.getByRole('button', { name: /seats taken: 0 of 12/ }).click()
  await settle(page)
  const isRead = page.waitForResponse(/\/occurrences\?/)
  await button(drawer, 'Add student').click()
  await isRead
  await expect(heading(drawer, / is on the roster$/)).toBeVisible()
  await expect(drawer).toContainText('seats taken: 1 of 12')
  await drawer.getByRole('link', { name: 'Open the roster' }).click()
  await expect(rows(page, 'students')).toHaveCount(1)
})

test('nobody leaves while seats are raised for the students who follow', async ({ page }) => {
  expect((await api(page, 'patch', `occurrences/${EMPTY}`, { capacity: 1 })).ok()).toBe(true)
  const dialog = await choose(page, 2, /seats taken: 0 of 1/)
  await expect(button(dialog, 'Raise to 2 seats and add')).toBeVisible()
  await settle(page)
  const letGo = await holdBack(page, new RegExp(`/occurrences/${EMPTY}$`))
  await button(dialog, 'Raise to 2 seats and add').click()
  await expect(button(dialog, 'Back')).toBeDisabled()
  await page.keyboard.press('Escape')
  letGo()
  await expect(heading(dialog, '2 of 2 students added')).toBeVisible()
})

test('after a stop, those who are left get their seats', async ({ page }) => {
  const dialog = await choose(page, 6)
  await expect(button(dialog, 'Add 6 students')).toBeVisible()
  await settle(page)
  const letGo = await holdBack(page, /\/registrants$/)
  await button(dialog, 'Add 6 students').click()
  await expect(dialog.getByText('Sending…')).toHaveCount(4)
  await button(dialog, 'Stop').click()
  expect((await api(page, 'patch', `occurrences/${EMPTY}`, { capacity: 4 })).ok()).toBe(true)
  letGo()
  await expect(heading(dialog, '4 of 6 students added')).toBeVisible()
  await button(dialog, 'Raise to 6 seats and try again').click()
  await expect(heading(dialog, '6 of 6 students added')).toBeVisible()
})

test('who was removed from the class before is counted, as soon as its lists are there', async ({
  page,
  checkAccessibility,
}) => {
  const email = await emailOf(rows(page, 'students').first())
  const person = { firstName: 'Ana', lastName: 'Silva', email, occurrenceId: EMPTY, isManualRegistrant: true }
  const added = await api(page, 'post', 'registrants', person)
  const { data } = (await added.json()) as { data: { id: string } }
  expect((await api(page, 'delete', `registrants/${data.id}`)).ok()).toBe(true)
  const letGo = await holdBack(page, /\/registrants\?.*deleted/)
  const dialog = await choose(page, 2)
  await expect(dialog.getByRole('status', { name: /^Loading/ })).toBeVisible()
  await expect(button(dialog, 'Add 2 students')).toHaveCount(0)
  letGo()
  await expect(dialog.getByRole('alert')).toContainText('1 student was removed from this class before.')
  await expect(heading(dialog, 'Add 2 students?')).toBeVisible()
  await checkAccessibility()
})

test('a roster that cannot be read is no empty roster', async ({ page, scenario }) => {
  await scenario('listRegistrants:500')
  const dialog = await choose(page, 2)
  await expect(dialog.getByRole('alert')).toContainText('somebody may be on it already')
  await expect(button(dialog, 'Add 2 students')).toBeVisible()
})
