import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare const window: { axe?: typeof axe }

/** Half the size of what the package exports, and so half the time to parse it in each page. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// Menus and dialogs stand at the end of the body, outside of every landmark, as they should.
const OFF = ['region']

/** What the page, as it stands, breaks of WCAG 2.2 AA. @param without rules that cannot be judged there */
export async function violationsOf(page: Page, without: readonly string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => window.axe !== undefined)
  if (!isThere) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([tags, off]) => {
      if (!window.axe) throw new Error('axe did not load')
      const { violations } = await window.axe.run({
        runOnly: tags,
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        // A page of somebody else in a frame is theirs.
        iframes: false,
      })
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.html.slice(0, 120)} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
      )
    },
    [TAGS, [...OFF, ...without]] as const,
  )
}
