import type { Page } from '@playwright/test'
import { DOUBLE_CLICK_MS } from '../../../src/instructor/roster/registrant.ts'
import { CO_TAUGHT, rows } from '../test.ts'

export const FIRST = `r${CO_TAUGHT.slice(1)}-0`

export const drawer = (page: Page) => page.getByRole('dialog')
export const nameIn = (page: Page, line: number) =>
  rows(page, 'students').nth(line).getByRole('cell').first().getByRole('button')

/** Waits until a press no longer counts as a double click. By the clock of events, which no test sets. */
export async function settle(page: Page) {
  const since = await page.evaluate(() => new Event('now').timeStamp)
  await page.waitForFunction(([from, wait]) => new Event('now').timeStamp - from > wait, [
    since,
    DOUBLE_CLICK_MS,
  ] as const)
}
