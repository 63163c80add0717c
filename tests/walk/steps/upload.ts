import { occurrence } from '../ids.ts'
import { failing, press, type Screen } from './step.ts'

const PASTED = 'Or paste the cells from your spreadsheet'
const HEAD = ['First name', 'Last name', 'Email']
/** Three students that no other list has. */
const rows = (n: number) =>
  ['Ana', 'Bo', 'Cleo'].map((name) => [name, `List${'abcdefghij'[n % 10]}`, `${name}.${n}@example.com`])

export const upload: Screen = {
  name: 'upload',
  who: 'instructor',
  start: `/roster/${occurrence(4)}?tool=upload`,
  faults: [...failing('createRegistrant', 409), 'listRegistrants:500', 'getOccurrence:500'],
  steps: [
    {
      words: 'paste three students',
      can: (walk) => walk.field(PASTED) !== undefined,
      play: ({ page, next }) =>
        page.getByLabel(PASTED).fill([HEAD, ...rows(next())].map((cells) => cells.join('\t')).join('\n')),
      weight: 4,
    },
    press('Use pasted text', 4),
    press(/^Add \d+ students?$/, 5),
    press(/^Try \d+ again$/, 4),
    press('Done', 2),
  ],
}
