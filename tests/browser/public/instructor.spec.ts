// The public page of an instructor: what they are certified for, what students say, and their next dates.
import { expect, INSTRUCTOR, test } from '../test.ts'

test('shows certificates, how ratings are spread, three reviews and six dates, and the rest on request @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/instructor/${INSTRUCTOR}`)
  const teaches = page.getByRole('region', { name: 'Certified to teach' })
  await expect(teaches.getByRole('listitem').first()).toHaveText(
    /^Concealed Carry and Home Defense since 20\d\d$/,
  )
  await teaches.getByText(/^Show \d+ more$/).click()
  await expect(teaches.getByRole('listitem').last()).toBeVisible()

  const reviews = page.getByRole('region', { name: 'Reviews' })
  const spread = reviews.getByRole('table', { name: 'How the ratings are spread' })
  const counts = await spread.getByRole('row').locator('td:last-child').allTextContents()
  await expect(reviews).toContainText(`${counts.reduce((sum, count) => sum + Number(count), 0)} ratings`)
  await expect(reviews.getByRole('listitem')).toHaveCount(3)

  const classes = page.getByRole('region', { name: 'Classes with Dana' })
  await page.getByRole('link', { name: 'See the next classes' }).click()
  await expect(classes).toBeInViewport()
  const days = await classes
    .locator('time:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))
  const starts = days.map((day) => Date.parse(day ?? ''))
  expect(starts).toHaveLength(6)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  await expect(classes.getByText(/spots? left|^Full$|Ask the instructor/)).toHaveCount(6)
  await classes.getByText(/^Show all \d+ classes$/).click()
  await expect(classes.getByRole('link', { name: 'Arena Safety Seminar' }).last()).toBeVisible()
  await checkAccessibility()
})

test('what fails to load beside the profile leaves the rest of it, and a newcomer leads on to other classes', async ({
  page,
  scenario,
}) => {
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await scenario('listCertifications:500,search:500')
  await page.goto(`/instructor/${INSTRUCTOR}`)
  await expect(reviews.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Arena Safety Seminar' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Certified to teach' })).toHaveCount(0)

  // The document then has no ratings yet.
  await scenario('latency:700')
  await page.route(/\/reviews\?perPage=500/, (route) => route.fulfill({ status: 500 }))
  await page.goto(`/instructor/${INSTRUCTOR}`)
  await expect(reviews.getByRole('listitem')).toHaveCount(3)
  await expect(reviews.getByRole('table')).toHaveCount(0)
  await scenario('')
  await page.goto('/instructor/u-newcomer')
  await expect(page.getByText('Sam has no classes on offer at the moment.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the next classes' })).toHaveCount(0)
  await page.getByRole('region', { name: 'Classes with Sam' }).getByRole('link').click()
  await expect(page).toHaveURL('/classes/alaska')
})
