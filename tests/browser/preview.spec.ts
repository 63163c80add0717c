// The public page of a course before it is published.
import { expect, inHighWindow, row, rowAction, test, toast } from './test.ts'

const COPY = 'COPY OF Arena Safety Seminar'

test('the instructor sees the page of a course before it is published, and nobody else does', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('instructor')
  await page.goto('/my-courses')
  await rowAction(page, row(page, 'courses', 'Arena Safety Seminar'), 'Copy')
  await expect(toast(page, 'Course Copy Created')).toBeVisible()
  await page.getByRole('link', { name: COPY, exact: true }).click()
  const preview = page.getByRole('link', { name: /^Preview/ })
  await expect(preview).toHaveText('Preview')
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  const path = (await preview.getAttribute('href')) ?? ''

  // The wizard stays open beside it.
  await page.getByRole('link', { name: 'Edit course' }).click()
  await expect(preview).toHaveText('Preview the page as last saved (opens in a new tab)')
  await expect(preview).toHaveAttribute('href', path)
  await expect(preview).toHaveAttribute('target', '_blank')

  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1, name: COPY, exact: true })
  const notice = page.getByText('Only you see this page until you publish the course.', { exact: true })
  await expect(heading).toBeVisible()
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dates', exact: true })).toBeVisible()
  await inHighWindow(page, checkAccessibility)

  await page.goto('about:blank')
  await signIn('student')
  const asked = page.waitForResponse((response) => /\/courses\/[^/]+\?include/.test(response.url()))
  await page.goto(path)
  expect((await asked).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This class is not offered' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
