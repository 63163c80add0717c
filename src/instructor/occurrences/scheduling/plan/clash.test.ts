import { expect, test } from 'vitest'
import { clashOf } from './clash.ts'

const at = (date: string, from: string, to: string, offset = '-06:00') => ({
  startTime: `${date}T${from}:00${offset}`,
  endTime: `${date}T${to}:00${offset}`,
})
const classOf = (id: string, name: string, ...days: ReturnType<typeof at>[]) => ({
  id,
  attributes: { name, dates: days.map((day, i) => ({ guid: `${id}-${i}`, ...day })) },
})
const classes = [
  classOf('1', 'Pistol Basics', at('2026-12-05', '09:00', '12:00')),
  classOf('2', 'Two Weekends', at('2026-12-12', '09:00', '17:00'), at('2026-12-19', '09:00', '17:00')),
]

test.each([
  [
    'the same hours',
    at('2026-12-05', '09:00', '12:00'),
    'Pistol Basics, Sat, Dec 5, 2026, 9:00 AM – 12:00 PM CST',
  ],
  [
    'one shared minute',
    at('2026-12-05', '11:59', '13:00'),
    'Pistol Basics, Sat, Dec 5, 2026, 9:00 AM – 12:00 PM CST',
  ],
  [
    'hours around it',
    at('2026-12-05', '08:00', '18:00'),
    'Pistol Basics, Sat, Dec 5, 2026, 9:00 AM – 12:00 PM CST',
  ],
  ['hours right after it', at('2026-12-05', '12:00', '18:00'), undefined],
  ['hours right before it', at('2026-12-05', '08:00', '09:00'), undefined],
  // There is time for another class between the days of a class.
  ['a day between its days', at('2026-12-15', '09:00', '17:00'), undefined],
  [
    'its second day',
    at('2026-12-19', '16:00', '18:00'),
    'Two Weekends, Sat, Dec 19, 2026, 9:00 AM – 5:00 PM CST',
  ],
  // Nine in New York is eight in Chicago.
  ['the same local hours in another time zone', at('2026-12-05', '09:00', '10:00', '-05:00'), undefined],
  [
    'the same time in another time zone',
    at('2026-12-05', '10:00', '11:00', '-05:00'),
    'Pistol Basics, Sat, Dec 5, 2026, 9:00 AM – 12:00 PM CST',
  ],
])('a class with %s', (_, day, expected) => expect(clashOf([day], classes)).toBe(expected))

test('a class does not clash with itself', () =>
  expect(clashOf([at('2026-12-05', '09:00', '12:00')], classes, '1')).toBeUndefined())
