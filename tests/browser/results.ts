import type { Page } from '@playwright/test'
import { confirmIn, expect, rows } from './test.ts'

export const open = async (page: Page, id: string) => {
  await page.goto(`/submit-results/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results:')
}
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit results' }).first()
export const tally = (page: Page) => page.getByRole('region', { name: 'Submit results' })
export const all = (page: Page) => page.getByRole('checkbox', { name: /^All \d+ students/ })
/** Gives a result to everyone who is checked. */
export const forChecked = (page: Page, status: string) =>
  page
    .getByRole('region', { name: 'Mark several students' })
    .getByRole('button', { name: status, exact: true })
export const setChecked = (page: Page, status: string) => forChecked(page, status).click()
export const markOf = (page: Page, line: number, status: string) =>
  rows(page, 'students').nth(line).getByRole('radio', { name: status })
/** Submits the results, and says that they are right. */
export async function submitAll(page: Page) {
  await submit(page).click()
  await confirmIn(page, 'Submit these results?', 'Submit results')
}
