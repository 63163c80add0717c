import type { BrowserContext, Page } from '@playwright/test'
import { expect, NOW, test } from './test.ts'

const MINUTE = 60_000
const signIn = (page: Page) => page.getByRole('button', { name: /^Dana Reyes/ }).click()
const tokenIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'access_token')

test('a return address that is no page of ours leads to the first page', async ({ page, baseURL }) => {
  for (const address of ['https://evil.example/', `blob:${baseURL}/7`]) {
    await page.goto(`/mocks/neighbors/portal.html?redirectTo=${address}`)
    await signIn(page)
    await expect(page).toHaveURL('/my-classes')
  }
})

for (const [what, age, seconds] of [
  ['an hour', 0, 3600],
  ['as long as the token', 40, 1200],
] as const)
  test(`the sign-in is kept securely, for ${what}`, async ({ page, context, scenario }) => {
    await scenario(`now:${new Date(NOW - age * MINUTE).toISOString()}`)
    await page.goto('/mocks/neighbors/portal.html')
    const before = Date.now() / 1000
    await signIn(page)
    await expect(page).toHaveURL('/my-classes')
    const cookie = await tokenIn(context)
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' })
    expect((cookie?.expires ?? 0) - before).toBeGreaterThan(seconds - 5)
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(seconds + 1)
  })

test('a sign-in that has expired on arrival is explained, and leads nowhere', async ({
  page,
  context,
  scenario,
}) => {
  await scenario(`now:${new Date(NOW - 90 * MINUTE).toISOString()}`)
  await page.goto('/mocks/neighbors/portal.html')
  await signIn(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Your sign-in has already expired. Check the date and time of this device.',
  )
  expect(await tokenIn(context)).toBeUndefined()
})
