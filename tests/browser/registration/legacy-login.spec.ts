// The sign-in page of instructors (spec §2). Where it leads who is signed in already is in session.spec.ts.
import { PASSWORD } from '../../../mocks/seed/people.ts'
import { fill, press } from './registration.ts'
import { expect, test } from '../test.ts'

test('the sign-in page of instructors leads on to their home', async ({ page, checkAccessibility }) => {
  // Only Chromium goes back to the empty page of a new tab.
  await page.goto('/classes')
  await page.goto('/legacy-instructor-login')
  await expect(page).toHaveTitle('Instructor sign in | Harbor Training')
  await expect(page.getByRole('heading', { level: 1, name: 'Instructor sign in' })).toBeVisible()
  await checkAccessibility()
  await fill(page, { Email: 'instructor@example.com', Password: PASSWORD })
  await press(page, 'Sign in')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/classes')
})
