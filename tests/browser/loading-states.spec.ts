// The pages about an instructor while their data is on its way.
import { holdBack } from './pages.ts'
import { expect, test } from './test.ts'

/** Each page, and the address of the call that it waits for. */
const WAITING = {
  '/dashboard/reviews': /\/api\/training\/.*reviews/,
  '/certifications': /\/api\/training\/.*certifications/,
  '/accept-agreements': /\/api\/training\/agreements/,
  '/payments': /\/api\/training\/instructors\/[^/]+$/,
  '/dashboard/instructor-resources/state': /\/data\/query\//,
  '/instructor-account': /\/api\/training\/instructors\/[^/]+$/,
}

test('each page says that it is loading', async ({ page, signIn, checkAccessibility }) => {
  test.slow()
  await signIn('instructor')
  const main = page.getByRole('main')
  const loading = main.getByRole('status', { name: /^Loading/ }).or(main.getByText(/^Loading/))
  for (const [path, call] of Object.entries(WAITING))
    await test.step(path, async () => {
      const release = await holdBack(page, call)
      await page.goto(path)
      await expect(loading.first()).toBeAttached()
      // Some pages show only an outline until then, without a heading.
      await checkAccessibility(['page-has-heading-one'])
      release()
      await expect(loading).toHaveCount(0)
    })
})
