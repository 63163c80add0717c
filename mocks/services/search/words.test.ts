import { expect, test } from 'vitest'
import { isWithinOneTypo, matcherOf } from './words.ts'

test.each([
  ['lakeside', 'lakeside', true],
  ['lakesid', 'lakeside', true],
  ['lakesside', 'lakeside', true],
  ['lakexide', 'lakeside', true],
  ['lakesdie', 'lakeside', true],
  ['alkeside', 'lakeside', true],
  ['xlakesidex', 'lakeside', false],
  ['laekisde', 'lakeside', false],
  ['lake', 'lakeside', false],
  ['', 'a', true],
])('%s and %s: one typo at most is %s', (a, b, expected) => {
  expect(isWithinOneTypo(a, b)).toBe(expected)
  expect(isWithinOneTypo(b, a)).toBe(expected)
})

const TEXT = 'Concealed Carry and Home Defense CCHD Lakeside Range Madison María Núñez'
test.each([
  ['', true],
  ['  ', true],
  ['home defense', true],
  ['defense home', true],
  ['HOME', true],
  ['nunez', true],
  ['Núñez', true],
  // The last word may be unfinished, the others not.
  ['home def', true],
  ['def home', false],
  ['def ', false],
  // One typo is allowed from five letters on, even in an unfinished last word.
  ['defemse home', true],
  ['hoem defense', false],
  ['madsion', true],
  ['concaeled ran', true],
  ['conseal', true],
  ['consael', false],
  ['home offense', false],
  ['range, madison', true],
  ['hotel', false],
])('"%s" finds the text: %s', (query, expected) => expect(matcherOf(query)(TEXT)).toBe(expected))
