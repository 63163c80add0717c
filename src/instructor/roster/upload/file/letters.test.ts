import { expect, test } from 'vitest'
import { readable, repaired } from './letters.ts'

/** The text after its UTF-8 bytes were read as Windows-1252. */
const garbled = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))

test.each([
  'José',
  'Núñez',
  'García',
  'Ángel',
  'Íñigo',
  'Ýmir',
  'Müller',
  'Zoë',
  'Bàrbara',
  'Nicolà',
  'Città delle',
  'Åkesson',
  '小雨',
  'Иванова',
  '“Ana”',
])('%s is found again in what a wrong encoding made of it, once and twice', (name) => {
  expect(repaired(readable(` ${garbled(name)}\n`))).toBe(name)
  expect(repaired(garbled(garbled(name)))).toBe(name)
  expect(repaired(name)).toBeUndefined()
})

test.each([
  ['A\u200Bna', 'Ana'],
  ['\uFEFFAna\u200E', 'Ana'],
  ['Gar\u00ADcía', 'García'],
  ['\u202A+1 555 010 0100\u202C', '+1 555 010 0100'],
  ['A\u202EnA', 'A\u202EnA'],
  ['Jos\uFFFD', 'Jos\uFFFD'],
  [garbled('García'), garbled('García')],
  [' Ana  \n Maria ', 'Ana Maria'],
  ['Ana\u00A0 Maria\u3000', 'Ana Maria'],
])('the cell %j is read as %j', (cell, value) => expect(readable(cell)).toBe(value))
