// The public page of a course before it is published.
import { holdBack } from './pages.ts'
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

  // Before the API has answered, nobody says that the class is missing.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const title = document.querySelector('h1')
      document.body.dataset['first'] = title
        ? `${title.textContent}: ${getComputedStyle(title).visibility}`
        : ''
    })
  })
  const answer = await holdBack(page, /\/courses\/[^/]+\?include/)
  await page.goto(path)
  await expect(page.locator('body')).toHaveAttribute('data-first', 'This class is not offered: hidden')
  await expect(page.getByRole('status', { name: 'Loading this class' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This class is not offered' })).toHaveCount(0)
  answer()
  const heading = page.getByRole('heading', { level: 1, name: COPY, exact: true })
  const notice = page.getByText('Only you see this page until you publish the course.', { exact: true })
  await expect(heading).toBeVisible()
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dates', exact: true })).toBeVisible()
  await inHighWindow(page, checkAccessibility)

  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'access_token' })
  await page.goto(path)
  await expect(page.locator('body')).toHaveAttribute('data-first', 'This class is not offered: visible')

  await page.goto('about:blank')
  await signIn('student')
  const asked = page.waitForResponse((response) => /\/courses\/[^/]+\?include/.test(response.url()))
  await page.goto(path)
  expect((await asked).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This class is not offered' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
