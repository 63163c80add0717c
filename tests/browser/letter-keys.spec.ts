// Single letters act on the rows of a list, until somebody types or turns them off.
import { expect, rows, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('j and k move, x selects, e edits, and ? says so', async ({ page, checkAccessibility }) => {
  await page.goto('/students')
  const name = (at: number) => rows(page, 'students').nth(at).getByRole('button').first()
  await expect(name(9)).toBeVisible()
  await page.keyboard.press('j')
  await expect(name(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(name(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows(page, 'students').nth(1).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('k')
  await expect(name(0)).toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.type('jex?')
  await expect(page.getByLabel('First name')).toHaveValue(/jex\?/)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goto('/students')
  await expect(name(9)).toBeVisible()
  await page.getByRole('textbox', { name: 'Search students' }).pressSequentially('jkex')
  await expect(page).toHaveURL('/students?search=jkex')
  await page.goto('/my-classes')
  await expect(rows(page, 'classes').first()).toBeVisible()
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Next row of a list')
  await checkAccessibility()
})

test('the letters are turned off in the account menu, on this device', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/students')
  await expect(rows(page, 'students').first()).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Display' }).click()
  const keys = page.getByRole('dialog', { name: 'Display' }).getByRole('radiogroup', { name: 'Letter keys' })
  await expect(keys.getByRole('radio', { name: 'On' })).toBeChecked()
  await keys.getByRole('radio', { name: 'Off' }).click()
  await checkAccessibility()
  await page.reload()
  await expect(rows(page, 'students').first()).toBeVisible()
  await page.keyboard.press('Shift+?')
  await page.keyboard.press('j')
  await expect(rows(page, 'students').first().getByRole('button').first()).not.toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
