// The server refuses what was sent, and the toast that says so stays. The button can be pressed again all the same, on the
// small phone of somebody whose thumb is still there.
import { FORMS, nextWrite } from './forms.ts'
import { documentedRefusals } from './refusals/refusals.ts'
import { alert, expect, test } from './test.ts'

const SMALL = { width: 320, height: 568 }

for (const [what, { open, field, sent, button: name }] of Object.entries(FORMS))
  test(`${what}: no toast of a failure keeps a thumb from the button`, async ({ page, signIn }) => {
    await signIn('instructor')
    await page.setViewportSize(SMALL)
    await open(page)
    await field(page).fill(sent)
    await page.route('**/api/training/**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 500, json: { errors: [{ status: '500', message: 'Not today.' }] } }),
    )
    const button = page.getByRole('button', { name, exact: true }).last()
    await button.click()
    await expect(alert(page, 'Not today.')).toBeVisible()
    const again = nextWrite(page)
    await button.click({ timeout: 10_000 })
    await again
    await expect(field(page)).toHaveValue(sent)
  })

/** The refusals of a call with one reason. The end of a session and the edit of somebody else have words of their own. */
const statusesOf = (call: string) =>
  documentedRefusals()
    .filter((refusal) => refusal.startsWith(`${call} `))
    .map((refusal) => refusal.slice(call.length + 1))
    .filter((status) => /^\d+$/.test(status) && status !== '401' && status !== '412')

for (const [what, { call, endsWith, open, field, sent, button: name }] of Object.entries(FORMS))
  test(`${what}: each refusal of the contract is told, and nothing typed is lost`, async ({
    page,
    signIn,
    scenario,
  }) => {
    await signIn('instructor')
    await open(page)
    await field(page).fill(sent)
    for (const status of statusesOf(call).filter((one) => one !== endsWith))
      await test.step(status, async () => {
        await scenario(`${call}:${status}`)
        await page.getByRole('button', { name, exact: true }).last().click()
        await expect(alert(page, `The mock was told to answer ${status}.`)).toBeVisible()
        await expect(field(page)).toHaveValue(sent)
      })
  })
