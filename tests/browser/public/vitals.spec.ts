// The Core Web Vitals of the field, in a deployment that names an address for them.
import type { Page } from '@playwright/test'
import { expect, GRADED, test } from '../test.ts'

const ADDRESS = '/_vitals'

/** Makes a page that of a deployment with the address. What it sends is kept in place of being sent. */
async function watchVitals(page: Page, path: string) {
  const sent: { address: string; report: Record<string, unknown> }[] = []
  await page.exposeFunction('sendVitals', (address: string, report: string) =>
    sent.push({ address, report: JSON.parse(report) as Record<string, unknown> }),
  )
  await page.addInitScript(() => {
    navigator.sendBeacon = (address, report) => {
      const { sendVitals } = window as unknown as { sendVitals: (...sent: unknown[]) => Promise<void> }
      void sendVitals(address, report)
      return true
    }
  })
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const named = body.replace(/(id="config".*?>\{)/, `$1"VITE_VITALS_URL":"${ADDRESS}",`)
    await route.fulfill({ response, body: named })
  })
  return sent
}

/** As if the person turned to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

for (const [path, first] of [
  ['/', '/'],
  [`/roster/${GRADED}`, '/roster'],
] as const)
  test(`${first} reports how quick it was when it is hidden, and not for whom`, async ({ page, signIn }) => {
    await signIn('instructor')
    const sent = await watchVitals(page, path)
    const code = page.waitForResponse(/\/vitals-[^/]*\.js$/)
    await page.goto(path)
    await code
    await page.getByRole('heading', { level: 1 }).click()
    await expect
      .poll(async () => {
        await hide(page)
        return sent.at(-1)?.report['vitals'] ?? {}
      })
      .toMatchObject({ LCP: expect.any(Number) })
    const [{ address, report } = { address: '', report: {} }] = sent
    expect(address).toBe(ADDRESS)
    expect(Object.keys(report).toSorted()).toEqual([
      'environment',
      'navigation',
      'page',
      'release',
      'view',
      'vitals',
    ])
    expect(report).toMatchObject({ page: first, navigation: 'navigate' })
  })

test('by default nothing is measured', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/')
  await page.getByRole('link', { name: 'Find a class' }).first().click()
  await expect(page).toHaveURL('/classes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(files.filter((file) => file.includes('vitals'))).toEqual([])
})
