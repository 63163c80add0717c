// The server refuses what was sent, and the toast that says so stays. The button can be pressed again all the same, on the
// small phone of somebody whose thumb is still there.
import { FORMS, nextWrite } from './forms.ts'
import { fillOnceOpen } from './keyboard.ts'
import { alert, expect, test } from './test.ts'

const SMALL = { width: 320, height: 568 }

for (const [what, { open, field, sent, button: name }] of Object.entries(FORMS))
  test(`${what}: no toast of a failure keeps a thumb from the button`, async ({ page, signIn }) => {
    await signIn('instructor')
    await page.setViewportSize(SMALL)
    await open(page)
    await fillOnceOpen(field(page), sent)
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
