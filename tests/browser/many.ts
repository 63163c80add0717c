// What the tests of many students at once have in common.
import type { Locator, Page } from '@playwright/test'
import { expect, isPhone, rows } from './test.ts'

export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name })

/** Selects the first students of a list or a roster. On a phone, the checkboxes have to be asked for. */
export async function select(page: Page, count: number) {
  await expect(rows(page, 'students').first()).toBeVisible()
  if (isPhone(page)) {
    const isRoster = page.url().includes('/roster/')
    await button(page, isRoster ? 'More roster actions' : /^Select$/).click()
    if (isRoster) await page.getByRole('menuitem', { name: 'Select students' }).click()
  }
  for (let i = 0; i < count; i++) await rows(page, 'students').nth(i).getByRole('checkbox').check()
  return page.getByRole('region', { name: 'Selected students' })
}
