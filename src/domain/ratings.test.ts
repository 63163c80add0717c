import { expect, test } from 'vitest'
import { spreadOf } from './ratings.ts'

const rated = (rating: number) => ({ attributes: { rating } })

test.each<[string, number[], number, number[], number[]]>([
  ['nothing', [], 0, [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
  ['one of each', [1, 2, 3, 4, 5], 3, [1, 1, 1, 1, 1], [20, 20, 20, 20, 20]],
  ['an average with a long tail', [5, 5, 4], 4.7, [2, 1, 0, 0, 0], [67, 33, 0, 0, 0]],
  ['zero, which means not rated', [0, 0, 5], 5, [1, 0, 0, 0, 0], [100, 0, 0, 0, 0]],
  ['halves', [4.5, 0.4], 2.5, [1, 0, 0, 0, 1], [50, 0, 0, 0, 50]],
])('the average and the bars of %s', (_, ratings, average, counts, percents) => {
  const spread = spreadOf(ratings.map(rated))
  expect(spread.average).toBe(average)
  expect(spread.bars.map(({ count }) => count)).toEqual(counts)
  expect(spread.bars.map(({ percent }) => percent)).toEqual(percents)
  expect(spread.bars.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1])
})
