import { describe, expect, test } from 'vitest'
import { defaults, type Row } from '../db/rows.ts'
import {
  canDelete,
  canSubmitResults,
  isPast,
  listOf,
  refusesRegistrants,
  refusesResults,
} from './occurrence.ts'

const NOW = 1000
const GRADED = { resultsSubmittedAt: '2026-11-20T08:00:00Z' }
/** The times of a two-day class relative to now. */
const TIMES = {
  ahead: { startsAt: NOW + 1, endsAt: NOW + 10 },
  beginning: { startsAt: NOW, endsAt: NOW + 10 },
  ending: { startsAt: NOW - 10, endsAt: NOW },
  over: { startsAt: NOW - 10, endsAt: NOW - 1 },
}
type Time = keyof typeof TIMES
const occurrence = (time: Time, more: Partial<Row<'occurrence'>> = {}) => ({
  ...defaults.occurrence,
  id: '501',
  numberOfRegistrants: 3,
  ...TIMES[time],
  ...more,
})

test.each<[Time, boolean]>([
  ['ahead', false],
  ['beginning', false],
  ['ending', true],
  ['over', true],
])('a class that is %s is past: %s', (time, expected) => {
  expect(isPast(occurrence(time), NOW)).toBe(expected)
})

describe('results', () => {
  const NOBODY = 'Nobody is on the roster.'
  const EARLY = 'Results can be submitted once the class has started.'
  const AGAIN = 'Results have already been submitted.'
  test.each<[string, Time, Partial<Row<'occurrence'>>, string | undefined]>([
    ['before the first day', 'ahead', {}, EARLY],
    ['from its first minute', 'beginning', {}, undefined],
    ['when it is over', 'over', {}, undefined],
    ['of nobody', 'over', { numberOfRegistrants: 0 }, NOBODY],
    ['where nobody can come', 'over', { canHaveRegistrants: false }, NOBODY],
    ['a second time', 'over', GRADED, AGAIN],
    ['a second time, before the first day', 'ahead', GRADED, AGAIN],
  ])('%s', (_, time, more, refusal) => {
    expect(refusesResults(occurrence(time, more), NOW)).toBe(refusal)
    expect(canSubmitResults(occurrence(time, more), NOW)).toBe(refusal === undefined)
  })
})

test.each<[string, Partial<Row<'occurrence'>>, boolean]>([
  ['empty', { numberOfRegistrants: 0 }, true],
  ['with someone', { numberOfRegistrants: 1 }, false],
  ['graded and empty', { numberOfRegistrants: 0, ...GRADED }, false],
])('a class that is %s can be deleted: %3$s', (_, more, expected) => {
  expect(canDelete(occurrence('over', more))).toBe(expected)
})

describe('the list that shows a class', () => {
  test.each<[string, Time, Partial<Row<'occurrence'>>, ReturnType<typeof listOf>]>([
    ['ahead', 'ahead', {}, 'future'],
    ['under way', 'beginning', {}, 'to_be_graded'],
    ['under way, with nobody', 'beginning', { numberOfRegistrants: 0 }, 'future'],
    ['over', 'over', {}, 'to_be_graded'],
    ['over, with nobody', 'over', { numberOfRegistrants: 0 }, 'completed'],
    ['over and graded', 'over', GRADED, 'completed'],
    ['graded before it ends', 'beginning', GRADED, 'future'],
  ])('%s', (_, time, more, list) => {
    expect(listOf(occurrence(time, more), NOW)).toBe(list)
  })
})

describe('another registrant', () => {
  const FULL = 'This class is full.'
  const CLOSED = 'This class cannot have registrants.'
  test.each<[string, Partial<Row<'occurrence'>>, string | undefined]>([
    ['for the last seat', { capacity: 4 }, undefined],
    ['without a seat', { capacity: 3 }, FULL],
    ['of an overbooked class', { capacity: 2 }, FULL],
    ['where nobody can come', { canHaveRegistrants: false }, CLOSED],
    ['of a graded class', GRADED, 'Results have been submitted, so the roster can no longer be changed.'],
  ])('%s', (_, more, refusal) => {
    expect(refusesRegistrants(occurrence('ahead', more))).toBe(refusal)
  })
})
