import { expect, test } from 'vitest'
import { classOn } from '../../../tests/support/resources.ts'
import { updated } from './chosen.ts'

const at = (hour: string): [string, string] => [`2026-12-05T${hour}:00:00-06:00`, '2026-12-05T17:00:00-06:00']
const [a, b] = [classOn('1', 'A', at('09')), classOn('2', 'B', at('09'))]
const chosen = new Map([
  ['1', a],
  ['2', b],
])

test('an edited class is selected with its new hours', () => {
  const edited = classOn('1', 'A', at('10'))
  expect(updated(chosen, [edited, classOn('3', 'C', at('09'))], [])).toEqual(
    new Map([
      ['1', edited],
      ['2', b],
    ]),
  )
})

test('a deleted class is no longer selected, even while the list still shows it', () =>
  expect(updated(chosen, [a, b], ['2', '3'])).toEqual(new Map([['1', a]])))

test('a class that a list has twice changes nothing the second time', () => {
  const once = updated(chosen, [a, classOn('1', 'A', at('10'))], [])
  expect(updated(once, [a, ...once.values()], [])).toBe(once)
})

test('without news the selection stays the same', () => expect(updated(chosen, [b], ['3'])).toBe(chosen))
