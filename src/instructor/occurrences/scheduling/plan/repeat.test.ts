import { describe, expect, test } from 'vitest'
import { keptDays, noRepeat, plannedDays, type Repeat, validateRepeat } from './repeat.ts'

const ZONE = 'America/Chicago'
const day = (date: string, start = '09:00', end = '17:00') => ({ date, start, end, endsNextDay: false })

/** A class on Sunday, February 28, that repeats. */
const planned = (more: Partial<Repeat> = {}, ...dates: ReturnType<typeof day>[]) => ({
  ...noRepeat,
  repeats: true,
  dates: dates.length ? dates : [day('2027-02-28')],
  ...more,
})
const starts = (days: { date: string }[][]) => days.map(([first]) => first?.date)

describe('the dates of a series', () => {
  test.each<[string, Partial<Repeat>, string[]]>([
    ['no repetition', { repeats: false }, ['2027-02-28']],
    ['three weeks', { times: '3' }, ['2027-02-28', '2027-03-07', '2027-03-14']],
    ['every fourth week', { everyWeeks: '4', times: '2' }, ['2027-02-28', '2027-03-28']],
    [
      'several weekdays, in order, whatever the order of the choices',
      { weekdays: ['4', '2'], times: '5' },
      ['2027-02-28', '2027-03-02', '2027-03-04', '2027-03-07', '2027-03-09'],
    ],
    [
      'several weekdays of every second week',
      { weekdays: ['2'], everyWeeks: '2', times: '4' },
      ['2027-02-28', '2027-03-02', '2027-03-14', '2027-03-16'],
    ],
    ['its own weekday, chosen again', { weekdays: ['0'], times: '2' }, ['2027-02-28', '2027-03-07']],
    [
      'until a date, which counts',
      { ends: 'on', until: '2027-03-14' },
      ['2027-02-28', '2027-03-07', '2027-03-14'],
    ],
    ['until the day before one', { ends: 'on', until: '2027-03-13' }, ['2027-02-28', '2027-03-07']],
    [
      'a number that is no longer asked for',
      { ends: 'on', until: '2027-03-07', times: 'x' },
      ['2027-02-28', '2027-03-07'],
    ],
    ['a bad number', { times: '1e9' }, ['2027-02-28']],
    ['no interval', { everyWeeks: '' }, ['2027-02-28']],
    ['an end before the start', { ends: 'on', until: '2027-02-27' }, ['2027-02-28']],
    ['an end that is no date', { ends: 'on', until: '2027-02-30' }, ['2027-02-28']],
    ['an end in a thousand years', { ends: 'on', until: '3027-02-28' }, ['2027-02-28']],
    ['weekdays from a spoiled draft', { weekdays: ['9', 'x', ''], times: '2' }, ['2027-02-28', '2027-03-07']],
  ])('%s', (_, more, expected) => expect(starts(plannedDays(planned(more)))).toEqual(expected))

  test('a weekday before that of the class begins a week later', () =>
    expect(starts(plannedDays(planned({ weekdays: ['1'], times: '3' }, day('2027-03-06'))))).toEqual([
      '2027-03-06',
      '2027-03-08',
      '2027-03-13',
    ]))

  test('all days of a longer class move together, and have no further weekdays', () => {
    const days = plannedDays(
      planned({ weekdays: ['2'], times: '2' }, day('2027-02-27'), day('2027-02-28', '10:00')),
    )
    expect(days.map((of) => of.map(({ date, start }) => `${date} ${start}`))).toEqual([
      ['2027-02-27 09:00', '2027-02-28 10:00'],
      ['2027-03-06 09:00', '2027-03-07 10:00'],
    ])
  })

  test('the calendar ends with the year 9999', () => {
    const last = day('9999-12-26')
    expect(starts(plannedDays(planned({}, last)))).toEqual(['9999-12-26'])
    expect(validateRepeat(planned({}, last), ZONE)).toEqual({ 'dates.0.date': 'Choose an earlier date.' })
    const untilThen = planned({ weekdays: ['2'], ends: 'on', until: '9999-12-31' }, last)
    expect(starts(plannedDays(untilThen))).toEqual(['9999-12-26', '9999-12-28'])
  })

  const overNight = { ...day('9999-12-25', '20:00', '02:00'), endsNextDay: true }
  test.each<[string, Partial<Repeat>, ReturnType<typeof day>[], string[], Record<string, string>]>([
    [
      'three classes of two days do not fit',
      {},
      [day('9999-12-17'), day('9999-12-18')],
      ['9999-12-17'],
      { 'dates.0.date': 'Choose an earlier date.' },
    ],
    [
      'the later day may be typed first',
      { times: '2' },
      [day('9999-12-24'), day('9999-12-23')],
      ['9999-12-24', '9999-12-31'],
      {},
    ],
    [
      'two classes do not fit if the second ends in the year 10000',
      { times: '2' },
      [day('9999-12-24'), overNight],
      ['9999-12-24'],
      { 'dates.0.date': 'Choose an earlier date.' },
    ],
    [
      'two classes fit to the last day',
      { times: '2' },
      [day('9999-12-23'), day('9999-12-24')],
      ['9999-12-23', '9999-12-30'],
      {},
    ],
    [
      'until the last day, those that fit are planned',
      { ends: 'on', until: '9999-12-31' },
      [day('9999-12-17'), day('9999-12-18')],
      ['9999-12-17', '9999-12-24'],
      {},
    ],
    [
      'no later end helps a class that nothing can follow',
      { ends: 'on', until: '9999-12-31' },
      [day('9999-12-24'), day('9999-12-25')],
      ['9999-12-24'],
      { 'dates.0.date': 'Choose an earlier date.' },
    ],
    [
      'a later end helps a class that another can follow',
      { ends: 'on', until: '9999-12-23' },
      [day('9999-12-17'), day('9999-12-18')],
      ['9999-12-17'],
      { until: 'Only the first class fits. Choose a later day.' },
    ],
  ])('at the end of the calendar: %s', (_, more, dates, expected, errors) => {
    const rule = planned(more, ...dates)
    expect(starts(plannedDays(rule))).toEqual(expected)
    expect(validateRepeat(rule, ZONE)).toEqual(errors)
  })

  test('without a date there is only the class itself', () =>
    expect(plannedDays(planned({}, day('')))).toEqual([[day('')]]))

  test('what is left out is not added, and a date that is gone leaves nothing out', () => {
    expect(starts(keptDays(planned({ leftOut: ['2027-03-07', '2030-01-01'] })))).toEqual([
      '2027-02-28',
      '2027-03-14',
    ])
    // The list is of a series that is switched off now.
    expect(starts(keptDays(planned({ repeats: false, leftOut: ['2027-02-28'] })))).toEqual(['2027-02-28'])
  })
})

test.each<[string, Partial<Repeat>, Record<string, string>]>([
  ['nothing', {}, {}],
  ['nothing without a repetition', { repeats: false, everyWeeks: '0', times: 'x' }, {}],
  ['no weeks', { everyWeeks: '0' }, { everyWeeks: 'Use a whole number from 1 to 52' }],
  ['too many weeks', { everyWeeks: '53' }, { everyWeeks: 'Use a whole number from 1 to 52' }],
  ['one class', { times: '1' }, { times: 'Use a whole number from 2 to 52' }],
  ['53 classes', { times: '53' }, { times: 'Use a whole number from 2 to 52' }],
  ['no end', { ends: 'on' }, { until: 'Required' }],
  [
    'an end before the start',
    { ends: 'on', until: '2027-02-27' },
    { until: 'The last day must be after the first class.' },
  ],
  [
    'an end within the first week',
    { ends: 'on', until: '2027-03-06' },
    { until: 'Only the first class fits. Choose a later day.' },
  ],
  ['52 weeks', { ends: 'on', until: '2028-02-20' }, {}],
  [
    '53 weeks',
    { ends: 'on', until: '2028-02-27' },
    { until: 'That is more than 52 classes. Choose an earlier day.' },
  ],
  [
    'no date left',
    { times: '2', leftOut: ['2027-02-28', '2027-03-07'] },
    { leftOut: 'Keep at least one date.' },
  ],
])('what is wrong with a series: %s', (_, more, errors) =>
  expect(validateRepeat(planned(more), ZONE)).toEqual(errors),
)

test('an hour that the clocks skip is wrong, unless that date is left out', () => {
  const early = day('2027-02-28', '02:30', '06:00')
  expect(validateRepeat(planned({ times: '3' }, early), ZONE)).toEqual({
    leftOut: 'On Sun, Mar 14, 2027 the clocks skip 2:30 AM. Choose another time.',
  })
  expect(validateRepeat(planned({ times: '3', leftOut: ['2027-03-14'] }, early), ZONE)).toEqual({})
})
