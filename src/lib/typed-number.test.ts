import { describe, expect, test } from 'vitest'
import { typedCount, typedHours, typedPrice } from './typed-number.ts'

describe('a typed price', () => {
  test.each([
    ['49.50', 49.5],
    ['  $50 ', 50],
    ['$1,200.05', 1200.05],
    ['1,234,567', 1_234_567],
    ['0', 0],
    ['0.5', 0.5],
  ])('%s is %d', (text, price) => expect(typedPrice(text)).toBe(price))

  test.each([
    '',
    '  ',
    '1e-7',
    '1e3',
    '-5',
    '50.005',
    '.5',
    '5.',
    '1,2',
    'NaN',
    'Infinity',
    '0x10',
    '$',
    '5 0',
  ])('%s is not a number', (text) => expect(typedPrice(text)).toBeNaN())
})

describe('a typed count', () => {
  test.each([
    ['12', 12],
    [' 1,000 ', 1000],
    ['0', 0],
  ])('%s is %d', (text, count) => expect(typedCount(text)).toBe(count))

  test.each(['', '1.5', '-1', '1e1', 'ten', '1,00'])('%s is not a number', (text) =>
    expect(typedCount(text)).toBeNaN(),
  )
})

describe('typed hours', () => {
  test.each([
    ['', 0],
    ['6', 6],
    ['2.25', 2.25],
  ])('%s are %d', (text, hours) => expect(typedHours(text)).toBe(hours))

  test.each(['1:30', '2h', '-1', '1e2'])('%s are not a number', (text) => expect(typedHours(text)).toBeNaN())
})
