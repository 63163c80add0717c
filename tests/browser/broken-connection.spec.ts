import { EMPTY, expect, test } from './test.ts'

// Chromium sends a call again when a connection breaks before a byte came back: unnoticed, with the count of the fault
// used up and, without a key, with a second student. `lost` and `offline` have to be the failure that they stand for.
for (const [fault, students] of [
  ['lost', 1],
  ['offline', 0],
] as const)
  test(`a call that meets ${fault} fails for the page, and is sent once`, async ({
    page,
    signIn,
    scenario,
  }) => {
    await signIn('instructor')
    await page.goto(`/roster/${EMPTY}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await scenario(`createRegistrant:${fault}x1`)
    const outcome = await page.evaluate(async (occurrenceId) => {
      const token = /access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'Auth-Token': token, 'content-type': 'application/json' }
      const person = {
        firstName: 'Ana',
        lastName: 'Silva',
        email: 'ana@example.com',
        isManualRegistrant: true,
      }
      const body = JSON.stringify({ occurrenceId, ...person })
      const failure = await fetch('/api/training/registrants', { method: 'POST', headers, body }).then(
        ({ status }) => `answered ${status}`,
        ({ name }: Error) => name,
      )
      const roster = await fetch(`/api/training/occurrences/${occurrenceId}/registrants`, { headers })
      return { failure, roster: ((await roster.json()) as { data: object[] }).data.length }
    }, EMPTY)
    expect(outcome).toEqual({ failure: 'TypeError', roster: students })
  })
