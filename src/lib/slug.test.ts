import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test.each([
  ['Concealed Carry and Home Defense', 'concealed-carry-and-home-defense'],
  ['  Women’s Café, 2 ', 'womens-cafe-2'],
  ['Renée’s "First" Class!', 'renees-first-class'],
  ['--', 'class'],
  ['小雨', 'class'],
  ['', 'class'],
])('%j becomes %s', (title, slug) => expect(slugify(title)).toBe(slug))

test('a caller can name its own fallback', () => expect(slugify('小雨', 'roster')).toBe('roster'))
