import type { Locator, Page } from '@playwright/test'

/** What a task takes of the instructor. Typing counts once for each field, however long the text. */
export type Effort = { taps: number; fields: number; keys: number }

/** Uses a page as a person would, and counts. */
export class Hand {
  readonly effort: Effort = { taps: 0, fields: 0, keys: 0 }
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator) {
    this.effort.taps++
    await target.tap()
  }

  /** Fills the field that has the focus, or the one that Tab leads to. */
  async type(field: Locator, text: string) {
    this.effort.fields++
    await field.pressSequentially(text)
  }

  async press(key: string) {
    this.effort.keys++
    await this.page.keyboard.press(key)
  }
}

/** `1 tap + 3 fields + 1 key` */
export const effortWords = ({ taps, fields, keys }: Effort): string =>
  [[taps, 'tap'] as const, [fields, 'field'] as const, [keys, 'key'] as const]
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(' + ')

/** Whether a task takes no more than its budget, in each kind of effort. */
export const isWithin = (effort: Effort, budget: Effort) =>
  effort.taps <= budget.taps && effort.fields <= budget.fields && effort.keys <= budget.keys
