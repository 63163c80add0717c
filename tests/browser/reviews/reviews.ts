import type { Page } from '@playwright/test'
import type { Answer } from '../../../src/api/generated/training.types.ts'
import { rewrite } from '../api.ts'

export const cards = (page: Page) => page.getByRole('list', { name: 'Reviews' }).getByRole('article')
/** The first reviews of the seed: without a reply, and with one. */
export const unanswered = (page: Page) => cards(page).nth(0)
export const answered = (page: Page) => cards(page).nth(2)
export const field = (page: Page) => page.getByLabel('Your reply')

/** Changes what the server says about reviews. */
export const rewriteReviews = (page: Page, change: (document: Answer<'listOwnReviews'>) => void) =>
  rewrite(page, '**/api/training/instructor/reviews?include=*', change)
