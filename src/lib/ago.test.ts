import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

test.each([
  [0, 'a moment ago'],
  [-5 * SECOND, 'a moment ago'],
  [59 * SECOND, 'a moment ago'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [23 * HOUR, '23 hours ago'],
  [24 * HOUR, 'yesterday'],
  [72 * HOUR, '3 days ago'],
])('%i ms is %s', (past, words) => expect(ago(1e12 - past, 1e12)).toBe(words))
