import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on with Tab, as somebody without a mouse would, until the focus is there. */
export async function tabTo(page: Page, target: Locator, most = 80) {
  await expect(target).toBeVisible()
  for (let i = 0; i < most; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused({ timeout: 100 })
}

/** Opens the menu of a row by keyboard, and picks an action. */
export async function menuByKeyboard(page: Page, row: Locator, action: string) {
  await tabTo(page, row.getByRole('button', { name: /^Actions for/ }))
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: new RegExp(`^${action}`) })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  for (let i = 0; i < 12; i++) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}
