import { expect, test } from 'vitest'
import { fold, wordsOf } from './fold.ts'

test.each([
  ['José', 'jose'],
  ['JOSE\u0301', 'jose'],
  ['Ångström', 'angstrom'],
  ['Łukasz Sørensen', 'lukasz sorensen'],
  ['Weiß', 'weiss'],
  ['İstanbul', 'istanbul'],
  ['ΝΊΚΟΣ', 'νικοσ'],
  ["O'Brien", 'obrien'],
  ['O’Brien', 'obrien'],
  ['Smith\u2011Jones – Lee', 'smith-jones - lee'],
  [' Ana\u00A0\u3000 de  la\tSilva ', 'ana de la silva'],
  ['A\u200Bna\uFEFF', 'ana'],
  ['小雨', '小雨'],
  ['\uD83D', '\uD83D'],
  ['', ''],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})

test('a search text has words', () => expect(wordsOf('  José  O’Brien ')).toEqual(['jose', 'obrien']))
