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

test('the letters are turned off and on in the account menu, on this device', async ({
  page,
  checkAccessibility,
}) => {
  const display = page.getByRole('dialog', { name: 'Display' })
  const key = (name: string) =>
    display.getByRole('radiogroup', { name: 'Letter keys' }).getByRole('radio', { name })
  const account = page.getByRole('button', { name: /^Account of/ })
  const openDisplay = async () => {
    await account.click()
    await page.getByRole('menuitem', { name: 'Display' }).click()
  }
  const first = rows(page, 'students').first()
  await page.goto('/students')
  await expect(first).toBeVisible()
  await openDisplay()
  await expect(key('On')).toBeChecked()
  await key('Off').click()
  await checkAccessibility()
  await page.reload()
  await expect(first).toBeVisible()
  await page.keyboard.press('Shift+?')
  await page.keyboard.press('j')
  // The focus is still at the top, and nothing lies over the page.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await openDisplay()
  await key('On').click()
  await page.keyboard.press('Escape')
  await expect(display).toHaveCount(0)
  // The focus goes back to the button a moment after the dialog has gone.
  await expect(account).toBeFocused()
  // Firefox's driver scrolls what it clicks to the middle of the window, and j begins with the first row in sight.
  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.press('j')
  await expect(first.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})
