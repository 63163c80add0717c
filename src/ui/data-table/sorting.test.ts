import { expect, test } from 'vitest'
import { ranksOf } from './sorting.ts'

test('numbers in a text sort by size, regardless of leading zeros', () => {
  const ranks = ranksOf(['Range 10', 'Range 9', 'range 09', '2 lanes', '10 lanes', 'Range'])
  expect([...ranks].toSorted(([, a], [, b]) => a - b)).toEqual([
    ['2 lanes', 0],
    ['10 lanes', 1],
    ['Range', 2],
    ['Range 9', 3],
    ['range 09', 3],
    ['Range 10', 4],
  ])
})
