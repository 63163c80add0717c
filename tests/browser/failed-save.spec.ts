// The server refuses what was sent, and the toast that says so stays. Nothing typed is lost, and the button can be pressed
// again all the same, on the small phone of somebody whose thumb is still there.
import { FORMS, nextWrite } from './forms.ts'
import { documentedRefusals } from './refusals/refusals.ts'
import { alert, expect, test } from './test.ts'

const LONG =
  `Not today. ${'The server is being repaired, and it should be back within the hour. '.repeat(2)}`.trim()

/** The refusals of a call with one reason. The end of a session and the edit of somebody else have words of their own. */
const statusesOf = (call: string) =>
  documentedRefusals()
    .filter((refusal) => refusal.startsWith(`${call} `))
    .map((refusal) => refusal.slice(call.length + 1))
    .filter((status) => /^\d+$/.test(status) && status !== '401' && status !== '412')

for (const [what, { call, endsWith, open, field, sent, button: name }] of Object.entries(FORMS))
  test(`${what}: each refusal is explained, loses nothing typed, and leaves the button free to press`, async ({
    page,
    signIn,
    scenario,
    viewport,
  }) => {
    await signIn('instructor')
    await page.setViewportSize({ width: 320, height: 568 })
    await open(page)
    await field(page).fill(sent)
    const press = async () => {
      const asked = nextWrite(page)
      await page.getByRole('button', { name, exact: true }).last().click({ timeout: 10_000 })
      await asked
    }
    await test.step('a toast on a small phone', async () => {
      await page.route('**/api/training/**', (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status: 500, json: { errors: [{ status: '500', message: LONG }] } }),
      )
      await press()
      await expect(alert(page, LONG)).toBeVisible()
      await press()
      await expect(field(page)).toHaveValue(sent)
      await page.unrouteAll()
    })
    if (viewport) await page.setViewportSize(viewport)
    for (const status of statusesOf(call).filter((one) => one !== endsWith))
      await test.step(status, async () => {
        await scenario(`${call}:${status}`)
        await press()
        await expect(alert(page, `The mock was told to answer ${status}.`)).toBeVisible()
        await expect(field(page)).toHaveValue(sent)
      })
  })
