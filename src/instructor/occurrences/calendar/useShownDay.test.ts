import { expect, test } from 'vitest'
import { arrived, dayOf, withDay } from './useShownDay.ts'

/** The day that is shown after each step: a day that is shown by a press, or one that comes with the URL. */
function walk(...steps: ({ show: string } | { url: string })[]) {
  let [shown, inUrl]: [readonly string[], string] = [[], 'A']
  return steps.map((step) => {
    if ('show' in step) shown = withDay(shown, inUrl, step.show)
    else inUrl = step.url
    shown = arrived(shown, inUrl)
    return dayOf(shown, inUrl)
  })
}

test('a day is shown at once, while the URL is still at an earlier one', () =>
  expect(walk({ show: 'B' }, { show: 'C' }, { url: 'B' }, { url: 'C' })).toEqual(['B', 'C', 'C', 'C']))

test('Back to a day that was shown before shows it again', () =>
  expect(walk({ show: 'B' }, { url: 'B' }, { show: 'C' }, { url: 'C' }, { url: 'B' })).toEqual([
    'B',
    'B',
    'C',
    'C',
    'B',
  ]))
