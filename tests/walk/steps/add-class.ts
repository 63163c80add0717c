import { INSTRUCTOR } from '../ids.ts'
import { day, failing, fill, press, type Screen } from './step.ts'

const COURSE = `c-${INSTRUCTOR}-0`
const hours = { Start: () => '09:00', End: () => '17:00' }

export const addClass: Screen = {
  name: 'add-class',
  who: 'instructor',
  start: `/manage-course/${COURSE}?add=${COURSE}`,
  faults: [...failing('createOccurrence', 409), 'getCourse:500', 'listCourseOccurrences:500'],
  steps: [
    press('Add class'),
    press(/^Add \d+ class(es)?$/, 5),
    press('Back to the form', 4),
    press(/^Try (this one|these \d+) again$/, 2),
    fill('fill in a date', { Date: day, ...hours }, 3),
    fill('fill in a series', { Date: day, ...hours, 'Repeat this class': () => 'checked' }, 3),
  ],
  wrong({ seen, world }) {
    const added = [...world.changed.values()].flatMap(({ table, row }) =>
      table === 'occurrence' && row ? JSON.stringify(row['dates']) : [],
    )
    for (const [, said = ''] of seen.text.matchAll(/^\w{3}, (\w{3} \d+, \d{4}).*\n+Not added/gm)) {
      const date = new Date(`${said} UTC`).toISOString().slice(0, 10)
      if (added.some((dates) => dates.includes(date)))
        return `the list says “Not added” for ${said}, and it was added`
    }
    return false
  },
}
