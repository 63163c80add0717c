// What the tests of many students at once have in common.
import type { Locator, Page } from '@playwright/test'
import { expect, rows } from './test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name })

/** Selects the first students of a roster. On a phone, the checkboxes have to be asked for. */
export async function select(page: Page, count: number) {
  await expect(rows(page, 'students').first()).toBeVisible()
  if (isPhone(page)) {
    await button(page, 'More roster actions').click()
    await page.getByRole('menuitem', { name: 'Select students' }).click()
  }
  for (let i = 0; i < count; i++) await rows(page, 'students').nth(i).getByRole('checkbox').check()
  return page.getByRole('region', { name: 'Selected students' })
}
