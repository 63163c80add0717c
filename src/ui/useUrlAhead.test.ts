import { expect, test } from 'vitest'
import { type Ahead, nextAhead, stillAhead } from './useUrlAhead.ts'

/** The value that is shown after each step: one that is chosen, or one that comes with the URL. */
function walk(...steps: ({ choose: string } | { url: string })[]) {
  let [ahead, inUrl]: [Ahead | undefined, string] = [undefined, 'A']
  return steps.map((step) => {
    if ('choose' in step) ahead = nextAhead(ahead, inUrl, step.choose)
    else inUrl = step.url
    ahead = stillAhead(ahead, inUrl)
    return ahead?.value ?? inUrl
  })
}

test('a value is shown at once, while the URL is still at an earlier one', () =>
  expect(walk({ choose: 'B' }, { choose: 'C' }, { url: 'B' }, { url: 'C' })).toEqual(['B', 'C', 'C', 'C']))

test('Back to a value that was shown before shows it again', () =>
  expect(walk({ choose: 'B' }, { url: 'B' }, { choose: 'C' }, { url: 'C' }, { url: 'B' })).toEqual([
    'B',
    'B',
    'C',
    'C',
    'B',
  ]))

test('a link to another value wins', () =>
  expect(walk({ choose: 'B' }, { url: 'Z' }, { url: 'B' })).toEqual(['B', 'Z', 'B']))

test('however many values are shown before the URL changes, the latest stays', () => {
  const values = Array.from({ length: 200 }, (_, press) => ({ choose: `B${press}` }))
  expect(walk(...values).at(-1)).toBe('B199')
})
