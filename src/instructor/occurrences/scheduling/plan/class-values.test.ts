import { describe, expect, test } from 'vitest'
import { classBody, classChanges, type ClassValues, newClass, validateClass } from './class-values.ts'

const ZONE = 'America/Chicago'
const values = (more: Partial<ClassValues> = {}): ClassValues => ({
  ...newClass({ capacity: 12, registrationQuestions: ['Left-handed?'] }),
  dates: [{ date: '2027-02-28', start: '09:00', end: '17:00', endsNextDay: false }],
  ...more,
})

describe('a new class', () => {
  test('has the seats and the questions of its course', () =>
    expect(newClass({ capacity: 12, registrationQuestions: ['a', 'b'] })).toMatchObject({
      capacity: '12',
      registrationQuestions: 'a\nb',
    }))

  test.each<[Partial<ClassValues>, Record<string, string>]>([
    [{}, {}],
    [{ capacity: '' }, { capacity: 'Required' }],
    [{ capacity: ' ' }, { capacity: 'Required' }],
    [{ capacity: '0' }, { capacity: 'Use a whole number from 1 to 20,000' }],
    [{ capacity: '-1' }, { capacity: 'Use a whole number from 1 to 20,000' }],
    [{ capacity: '1.5' }, { capacity: 'Use a whole number from 1 to 20,000' }],
    [{ capacity: '1e3' }, { capacity: 'Use a whole number from 1 to 20,000' }],
    [{ capacity: 'NaN' }, { capacity: 'Use a whole number from 1 to 20,000' }],
    [{ capacity: '20001' }, { capacity: 'Use a whole number from 1 to 20,000' }],
    [{ capacity: '20000' }, {}],
    [{ capacity: ' 1,200 ' }, {}],
    [{ capacity: '1,20' }, { capacity: 'Use a whole number from 1 to 20,000' }],
    [
      { registrationQuestions: 'x'.repeat(501) },
      { registrationQuestions: 'A question can have at most 500 characters' },
    ],
    [{ registrationQuestions: 'x\n'.repeat(51) }, { registrationQuestions: 'Use at most 50 questions' }],
    [{ repeats: true, times: '1' }, { times: 'Use a whole number from 2 to 52' }],
    // Hidden fields are not validated.
    [{ repeats: false, everyWeeks: '0', times: 'x' }, {}],
  ])('with %j has the errors %j', (more, errors) => expect(validateClass(values(more), ZONE)).toEqual(errors))

  test('a repeated class in an hour that the clocks skip is an error', () => {
    const dates = [{ date: '2027-02-28', start: '02:30', end: '06:00', endsNextDay: false }]
    expect(validateClass(values({ dates }), ZONE)).toEqual({})
    expect(validateClass(values({ dates, repeats: true, times: '2' }), ZONE)).toEqual({})
    expect(validateClass(values({ dates, repeats: true, times: '3' }), ZONE)).toEqual({
      leftOut: 'On Sun, Mar 14, 2027 the clocks skip 2:30 AM. Choose another time.',
    })
  })
})

describe('the seats of a class with students', () => {
  test.each([
    ['12', 10, 12, undefined],
    ['10', 10, 12, undefined],
    ['9', 10, 12, '10 students are registered; move or remove 1 first.'],
    ['10', 12, 12, '12 students are registered; move or remove 2 first.'],
    ['12', 13, 12, undefined],
    ['11', 13, 12, '13 students are registered; move or remove 2 first.'],
    ['13', 13, 12, undefined],
  ])('%s seats for %d students, %d before', (capacity, registrants, before, message) =>
    expect(validateClass(values({ capacity }), ZONE, { registrants, capacity: before })['capacity']).toBe(
      message,
    ),
  )

  test('are never zero', () =>
    expect(validateClass(values({ capacity: '0' }), ZONE, { registrants: 1, capacity: 4 })['capacity']).toBe(
      'Use a whole number from 1 to 20,000',
    ))
})

test('the body of the call is trimmed and has numbers', () => {
  expect(classBody(values({ capacity: ' 1,200 ', registrationQuestions: ' a \n\n b' }), ZONE)).toEqual({
    dates: [{ startTime: '2027-02-28T09:00:00-06:00', endTime: '2027-02-28T17:00:00-06:00' }],
    capacity: 1200,
    promotionId: null,
    registrationQuestions: ['a', 'b'],
  })
})

test('an edit sends only what changed', () => {
  expect(classChanges(values(), values(), ZONE)).toBeUndefined()
  expect(classChanges(values(), values({ capacity: '14' }), ZONE)).toEqual({ capacity: 14 })
  expect(classChanges(values({ promotionId: 'p' }), values(), ZONE)).toEqual({ promotionId: null })
})
