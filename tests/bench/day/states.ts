import type { Locator, Page } from '@playwright/test'
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { RUNNING } from './tasks.ts'

/** Two controls that differ only in their state. */
type Pair = { name: string; path: string; pair: (page: Page) => Promise<readonly [Locator, Locator]> }

const { id } = PEOPLE.instructor

/** Pairs of states that must be told apart where the system replaces all colors. */
export const PAIRS: readonly Pair[] = [
  {
    name: 'a result that is given',
    path: `/submit-results/o-${id}-0-1`,
    async pair(page) {
      const [given, other] = await choicesOf(page)
      await given.click()
      return [given, other]
    },
  },
  {
    name: 'the chosen list',
    path: '/my-classes',
    pair: (page) =>
      Promise.resolve([page.getByText('Upcoming', { exact: true }).first(), page.getByText('Completed')]),
  },
  {
    name: 'the current page',
    path: '/students',
    pair: (page) =>
      Promise.resolve([
        page.getByRole('link', { name: 'Students', exact: true }),
        page.getByRole('link', { name: 'Reviews', exact: true }),
      ]),
  },
  {
    name: 'a student who is here',
    path: `/roster/${RUNNING}`,
    async pair(page) {
      const toggles = page.getByRole('button', { name: /is here$/ })
      await toggles.first().click()
      return [toggles.first(), toggles.nth(1)]
    },
  },
]

async function choicesOf(page: Page) {
  const first = page.getByRole('radiogroup').first()
  await first.waitFor()
  return [first.getByText('Passed'), first.getByText('Failed')] as const
}

/** The properties other than the background in which two controls differ, as the browser draws them. */
export async function differences([one, other]: readonly [Locator, Locator]): Promise<string[]> {
  const styles = await Promise.all([one, other].map((target) => target.evaluate(drawn)))
  const [a = {}, b = {}] = styles
  return Object.keys(a).filter((property) => a[property] !== b[property])
}

/** Runs in the page. The neighbors of a control differ by their borders, so those on one side do not count. */
function drawn(element: Element): Record<string, string> {
  const style = getComputedStyle(element)
  return {
    color: style.color,
    outline: `${style.outlineStyle} ${style.outlineWidth}`,
    borderBottom: `${style.borderBottomWidth} ${style.borderBottomColor}`,
    fontWeight: style.fontWeight,
    textDecoration: style.textDecorationLine,
    mark: getComputedStyle(element, '::before').content,
    icon: String(element.querySelectorAll('svg').length),
  }
}
