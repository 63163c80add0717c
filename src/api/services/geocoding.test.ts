import { expect, test } from 'vitest'
import { cut } from './geocoding.ts'

test.each([
  [44.953703, '44.9537'],
  [-122.419416, '-122.41'],
  [43, '43'],
  [-89.4012, '-89.401'],
  [0, '0'],
  [-0.123456789, '-0.1234'],
  [1e-7, '0'],
  [-1e-7, '0'],
  [0.0000012, '0.00000'],
  [180, '180'],
])('%d is cut to %s', (degrees, text) => expect(cut(degrees)).toBe(text))
