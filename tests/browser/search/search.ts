import type { Page } from '@playwright/test'
import { hydrated } from '../public/public.ts'
import { expect } from '../test.ts'

export const SEARCH = '/instructor-search?type=classes'
export const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name, exact: true })
export const rows = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 3 })
export const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })
export const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' })
export const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

/** Waits until the results of the last search are there. Until then the previous ones are shown, faded. */
export const expectCurrent = (page: Page) =>
  expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false')

export const summary = (page: Page) => page.getByText(/^Filters( \(\d+\))?$/).first()
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

/** What is asked on a phone, which opens the fields for it. */
export const question = (page: Page) => page.getByText(/^Search for \S/)

/** Opens the filters if there is no room for them beside the results. */
export async function openFilters(page: Page) {
  if (await summary(page).isVisible()) await summary(page).click()
}

/** Goes to the results if the filters are open over them. */
export async function closeFilters(page: Page) {
  if (await sheet(page).isVisible())
    await sheet(page)
      .getByRole('button', { name: /^Show \d/ })
      .click()
  await expect(sheet(page)).toHaveCount(0)
}

export async function open(page: Page, query = '') {
  await page.goto(SEARCH + query)
  await hydrated(page)
}
