import { occurrence } from '../ids.ts'
import { failing, press, type Screen, visit } from './step.ts'

const OVER = occurrence(1)

export const results: Screen = {
  name: 'results',
  who: 'instructor',
  start: `/submit-results/${OVER}`,
  faults: [...failing('submitResults', 409), 'listRegistrants:500', 'getOccurrence:500'],
  steps: [
    {
      words: 'mark everybody as passed',
      can: (walk) => walk.seen.fields.some(({ label }) => /^All \d+ students/.test(label)),
      async play({ page }) {
        await page.getByRole('checkbox', { name: /^All \d+ students/ }).check()
        await page
          .getByRole('region', { name: 'Mark several students' })
          .getByRole('button', { name: 'Passed', exact: true })
          .click()
        await page.clock.fastForward(1000)
      },
      weight: 4,
    },
    press('Submit results', 6),
    press('Not yet'),
    visit('go to My Classes', '/my-classes'),
  ],
  wrong({ seen }) {
    const failure = seen.messages.find((text) => text.startsWith('There was a problem submitting results'))
    return (
      failure &&
      seen.text.includes('Results are submitted') &&
      `“Results are submitted” stands beside “${failure}”`
    )
  },
}
