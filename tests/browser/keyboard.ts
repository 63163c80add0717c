import { expect, type Locator, type Page } from '@playwright/test'
import { menuOf } from './test.ts'

/** Goes on with Tab, as somebody without a mouse would, until the focus is there. With `Shift+Tab` it goes back. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused({ timeout: 100 })
}

/**
 * Waits until a dialog or a menu that has just opened keeps its focus. Mantine sets the focus up to twice, each time a turn
 * later, and a key pressed in between is lost. A field of a dialog that already has the focus keeps it (src/ui/useDialog.ts).
 */
const focusIsKept = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))))

/** Waits for the field or the item where a dialog or a menu begins. */
export async function expectStart(page: Page, start: Locator) {
  await expect(start).toBeFocused()
  await focusIsKept(page)
}

/** Goes there, and presses a key. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' | 'ArrowDown' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes there, and types; a select takes the first letters of what it offers. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Opens the menu of a row by keyboard, and picks an action. */
export async function menuByKeyboard(page: Page, row: Locator, action: string) {
  await pressOn(page, menuOf(row))
  const item = page.getByRole('menuitem', { name: new RegExp(`^${action}`) })
  await expectStart(page, page.getByRole('menuitem').first())
  for (let i = 0; i < 12; i++) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}
