import { expect, test } from 'vitest'
import { classOn } from '../../../../tests/support/resources.ts'
import { letterFor } from './letters.ts'

const day = (date: string): [string, string] => [`${date}T09:00:00-06:00`, `${date}T17:00:00-06:00`]
const { attributes } = classOn('1', 'Pistol “I”, basics', day('2026-12-05'))
const { dates: other } = classOn('2', 'Pistol', day('2027-01-09'), day('2027-01-10')).attributes
const course = {
  location: {
    name: 'Lakeside Range',
    address1: '100 Range Road',
    address2: '',
    city: 'Madison',
    state: 'WI',
    postalCode: '53703',
    lat: 43,
    lng: -89,
    fullAddress: '100 Range Road, Madison, WI 53703',
  },
  bringableItems: [
    { name: 'Eye protection', quantity: null },
    { name: 'Rounds', quantity: 50 },
  ],
}
const OLD = 'Sat, Dec 5, 2026, 9:00 AM – 5:00 PM CST'
const NEW = 'Sat, Jan 9, 2027, 9:00 AM – 5:00 PM CST\nSun, Jan 10, 2027, 9:00 AM – 5:00 PM CST'
const PLACE = 'Where: Lakeside Range, 100 Range Road, Madison, WI 53703'
const BRING = 'Please bring:\n- Eye protection\n- Rounds (50)'

test.each([
  [{ kind: 'about' }, 'Pistol “I”, basics, Sat, Dec 5, 2026', [OLD, PLACE, BRING], []],
  [
    { kind: 'moved', before: other },
    'New time: Pistol “I”, basics, Sat, Dec 5, 2026',
    [`Before:\n${NEW}`, `Now:\n${OLD}`, PLACE, BRING],
    [],
  ],
  [
    { kind: 'canceled', days: other },
    'Canceled: Pistol “I”, basics, Sat, Dec 5, 2026',
    ['is canceled.', `another time:\n${NEW}`, PLACE],
    [],
  ],
  [
    { kind: 'canceled' },
    'Canceled: Pistol “I”, basics, Sat, Dec 5, 2026',
    ['of Sat, Dec 5, 2026 is canceled', 'money back'],
    [BRING, PLACE],
  ],
] as const)('the letter for %j', (occasion, subject, said, unsaid) => {
  const letter = letterFor(occasion, attributes, course, 'Dana Reyes')
  expect(letter.subject).toBe(subject)
  for (const part of said) expect(letter.body).toContain(part)
  for (const part of unsaid) expect(letter.body).not.toContain(part)
  expect(letter.body).toMatch(/^Hello,[^]*Kind regards,\nDana Reyes$/)
})

test('a letter does without what could not be read', () =>
  expect(letterFor({ kind: 'about' }, attributes, undefined, 'Dana').body).toBe(
    `Hello,\n\nPistol “I”, basics\n${OLD}\n\nKind regards,\nDana`,
  ))
