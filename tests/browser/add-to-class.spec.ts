// Students of the list are put into a class that changes meanwhile.
import { settle } from './registrant/registrant.ts'
import { EMPTY, expect, rowAction, rows, test } from './test.ts'
import { travel } from './travel.ts'

/** An hour into the empty class, which is no longer an upcoming one once somebody is on its roster. */
const BEGUN = '2026-12-06T16:00:00.000Z'

test.beforeEach(async ({ page, signIn, scenario }) => {
  await signIn('instructor')
  await page.goto('/students')
  await travel(page, scenario, BEGUN)
  await page.reload()
  await expect(rows(page, 'students').first()).toBeVisible()
})

test('students are added to a class that has begun, and the result stays', async ({ page }) => {
  for (const at of [0, 1, 2]) await rows(page, 'students').nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Add to a class', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to a class' })
  await dialog.getByRole('textbox', { name: 'Search classes' }).fill('dec 6 defense')
  await dialog.getByRole('button', { name: /seats taken: 0 of 12/ }).click()
  await settle(page)
  const isRead = page.waitForResponse((response) => /\/occurrences\?/.test(response.url()))
  await dialog.getByRole('button', { name: 'Add 3 students' }).click()
  await isRead
  await expect(dialog.getByRole('heading', { name: '3 of 3 students added' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Open the roster' }).click()
  await expect(page).toHaveURL(`/roster/${EMPTY}`)
  await expect(rows(page, 'students')).toHaveCount(3)
})

test('one student is added to a class that has begun, and the result stays', async ({ page }) => {
  await rowAction(page, rows(page, 'students').first(), 'Add to a class')
  const drawer = page.getByRole('dialog', { name: 'Add to a class' })
  await drawer.getByRole('textbox', { name: 'Search classes' }).fill('dec 6 defense')
  await drawer.getByRole('button', { name: /seats taken: 0 of 12/ }).click()
  await settle(page)
  const isRead = page.waitForResponse((response) => /\/occurrences\?/.test(response.url()))
  await drawer.getByRole('button', { name: 'Add student' }).click()
  await isRead
  await expect(drawer.getByRole('heading', { name: / is on the roster$/ })).toBeVisible()
  await expect(drawer).toContainText('seats taken: 1 of 12')
  await drawer.getByRole('link', { name: 'Open the roster' }).click()
  await expect(rows(page, 'students')).toHaveCount(1)
})
