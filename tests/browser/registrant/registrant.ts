import type { Page } from '@playwright/test'
import { GLANCE } from '../../../src/lib/glance.ts'
import { CO_TAUGHT, rows } from '../test.ts'

export const FIRST = `r${CO_TAUGHT.slice(1)}-0`

export const drawer = (page: Page) => page.getByRole('dialog')
export const nameIn = (page: Page, line: number) =>
  rows(page, 'students').nth(line).getByRole('cell').first().getByRole('button')

/** Until what has just appeared is taken for read. By the clock of events, which no test sets. */
export async function settle(page: Page) {
  const since = await page.evaluate(() => new Event('now').timeStamp)
  await page.waitForFunction(([from, glance]) => new Event('now').timeStamp - from > glance, [
    since,
    GLANCE,
  ] as const)
}
