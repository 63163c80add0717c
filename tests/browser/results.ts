import type { Page } from '@playwright/test'
import { expect } from './test.ts'

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
