import type { Page } from '@playwright/test'
import type { classOn } from '../../support/resources.ts'
import { expect } from '../test.ts'

export const MONTH = '/my-classes?view=month'

/** The button of a day, by how its label begins: `Saturday, December 5`. */
export const day = (page: Page, date: string) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${date},`) })

/** The square of a day. */
export const cell = (page: Page, date: string) =>
  page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: new RegExp(`^${date},`) }) })

/** What the calendar says that it shows: `35 classes, 18 overlap`. */
export const expectSummary = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

/** Answers the list of upcoming classes with these, and the other lists with none. */
export async function answerClasses(page: Page, classes: ReturnType<typeof classOn>[]) {
  const state = { classes }
  await page.route(/\/occurrences\?.*perPage=0/, (route) => {
    const data = route.request().url().includes('filter=future') ? state.classes : []
    return route.fulfill({ json: { data, meta: { total: data.length, totalPages: 1 } } })
  })
  return state
}
