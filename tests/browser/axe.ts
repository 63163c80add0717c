import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare const window: { axe?: typeof axe }

/** Half the size of what the package exports, and so half the time to parse it in each page. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Still an experiment of the package: who speaks to the page says what is on the button. */
const ON = ['label-content-name-mismatch']
// Menus and dialogs stand at the end of the body, outside of every landmark, as they should.
const OFF = ['region']

/** What the page, as it stands, breaks of WCAG 2.2 AA. @param without rules that cannot be judged there */
export const violationsOf = (page: Page, without: readonly string[]) =>
  run(page, {
    runOnly: TAGS,
    rules: {
      ...Object.fromEntries(ON.map((rule) => [rule, { enabled: true }])),
      ...Object.fromEntries([...OFF, ...without].map((rule) => [rule, { enabled: false }])),
    },
  })

/** The texts of the page, as it stands, that are too faint for WCAG 2.2 AA. This takes a fraction of all the rules. */
export const faintTextsOf = (page: Page) =>
  run(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => window.axe !== undefined)
  if (!isThere) await page.evaluate(SOURCE)
  return page.evaluate(async (chosen) => {
    if (!window.axe) throw new Error('axe did not load')
    // A page in a frame belongs to somebody else.
    const { violations } = await window.axe.run({
      ...chosen,
      resultTypes: ['violations'],
      iframes: false,
      elementRef: true,
    })
    const modal = '[aria-modal=true]'
    // Nobody can tap what is behind a dialog, but axe measures how far it is from the controls of the dialog.
    const isBehind = (element?: HTMLElement) => document.querySelector(modal) && !element?.closest(modal)
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => id !== 'target-size' || !isBehind(element))
        .map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
    )
  }, options)
}
