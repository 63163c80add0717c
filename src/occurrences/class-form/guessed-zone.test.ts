import { expect, test } from 'vitest'
import type { DayTimes, DayValues } from './days.ts'
import { validateGuess } from './guessed-zone.ts'

const at = (date: string, offset: string): DayTimes => ({
  startTime: `${date}T09:00:00${offset}`,
  endTime: `${date}T17:00:00${offset}`,
})
const on = (...dates: string[]): DayValues[] =>
  dates.map((date) => ({ date, start: '09:00', end: '17:00', endsNextDay: false }))

test.each<[string, string, DayTimes[], DayValues[], string[]]>([
  ['a date on the same side of the change', '-06:00', [at('2026-11-29', '-06:00')], on('2026-12-05'), []],
  ['a date past the change', '-06:00', [at('2026-11-29', '-06:00')], on('2027-04-10'), ['dates.0.date']],
  [
    'only the day past the change',
    '-05:00',
    [at('2026-10-31', '-05:00')],
    on('2026-10-24', '2026-11-01'),
    ['dates.1.date'],
  ],
  // In summer, Arizona has the clock of California.
  [
    'a zone that may be one of two',
    '-07:00',
    [at('2026-07-04', '-07:00')],
    on('2026-12-05'),
    ['dates.0.date'],
  ],
  ['an island that never changes its clocks', '-04:00', [at('2026-12-05', '-04:00')], on('2027-07-04'), []],
  [
    'an offset of no zone that we know',
    '+01:00',
    [at('2026-12-05', '+01:00')],
    on('2026-12-06'),
    ['dates.0.date'],
  ],
  [
    'a class that stands on both sides of the change',
    '-05:00',
    [at('2026-10-31', '-05:00'), at('2026-11-07', '-06:00')],
    on('2026-10-30', '2026-11-07'),
    ['dates.1.date'],
  ],
  ['a zone that is known by its name', 'America/Chicago', [at('2026-11-29', '-06:00')], on('2027-04-10'), []],
])('%s', (_, zone, stored, days, refused) => {
  expect(Object.keys(validateGuess(days, { zone, stored, mayLoad: true }))).toEqual(refused)
})
