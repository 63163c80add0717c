import { occurrence } from '../ids.ts'
import { failing, fill, press, type Screen, unless } from './step.ts'

const EMPTY = occurrence(4)
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dev', 'Eve', 'Finn', 'Gia', 'Hal']
const first = (n: number) =>
  `${NAMES[n % NAMES.length]}${n < NAMES.length ? '' : 'a'.repeat(n / NAMES.length)}`

export const walkIn: Screen = {
  name: 'walk-in',
  who: 'instructor',
  start: `/roster/${EMPTY}?registrant=new`,
  faults: [
    ...failing('createRegistrant', 409),
    'listRegistrants:500',
    'getOccurrence:500,listRegistrants:500',
  ],
  steps: [
    fill(
      'type a student',
      {
        'First name': first,
        'Last name': (n) => `${first(n)}sdottir`,
        Email: (n) => `${first(n).toLowerCase()}.walks@example.com`,
      },
      4,
    ),
    // A second press after this warning adds the student again, on purpose.
    unless('is already on this roster', press('Add and next', 4)),
    unless('is already on this roster', press('Add student', 3)),
    press('Done'),
  ],
  wrong({ seen, world }) {
    const names = [...world.changed.values()].flatMap(({ table, row }) =>
      table === 'registrant' && row ? [[row['firstName'], row['lastName']].join(' ')] : [],
    )
    for (const text of seen.messages) {
      const [, name = ''] = /^(.+) is on the roster\.$/m.exec(text) ?? []
      if (name && !names.includes(name)) return `“${name} is on the roster.”, and the roster has no ${name}`
    }
    return false
  },
}
