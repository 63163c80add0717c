// The reviews of an instructor: the list, its pages and the summary of the ratings.
import { answered, cards, rewriteReviews, unanswered } from './reviews.ts'
import { alert, comeBack, expect, test } from '../test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('shows reviews, replies, classes, and how the ratings are spread', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/my-classes')
  await page.getByRole('navigation', { name: 'Instructor' }).getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveTitle('Dashboard | Harbor Training')
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeFocused()
  await expect(cards(page)).toHaveCount(10)
  await expect(unanswered(page)).toContainText('Frank O.')
  await expect(unanswered(page)).toContainText('4 of 5 stars')
  await expect(unanswered(page)).toContainText('Sat, Oct 31, 2026 · Concealed Carry and Home Defense')
  await expect(answered(page)).toContainText('Your reply · Nov 5, 2026')
  // The author of a private review has no name.
  const hidden = cards(page)
    .filter({ has: page.getByRole('heading', { name: 'Verified student' }) })
    .first()
  await expect(hidden).toContainText('Private')
  await expect(hidden).toContainText('No comment')
  await expect(page.getByText('undefined')).toHaveCount(0)
  await checkAccessibility()

  const summary = page.getByRole('region', { name: 'Summary of ratings' })
  await expect(summary).toContainText('4.2')
  await expect(summary).toContainText('of 5 stars, 221 ratings')
  const bars = summary.getByRole('table', { name: 'How the ratings are spread' }).getByRole('row')
  await expect(bars).toHaveText([
    'RatingShareRatings',
    /5 stars56%124/,
    /4 stars/,
    /3 stars/,
    /2 stars/,
    /1 star0%0/,
  ])

  await unanswered(page).getByRole('link', { name: 'Sat, Oct 31, 2026' }).click()
  await expect(page).toHaveURL(/\/roster\/o-u-instructor-/)
})

test('the reviews without a reply have a list of their own', async ({ page, checkAccessibility }) => {
  await page.goto('/dashboard/reviews?page=2')
  await expect(cards(page)).toHaveCount(10)
  await page.getByText('Not replied', { exact: true }).click()
  await expect(page).toHaveURL('/dashboard/reviews?type=NOT_REPLIED')
  await expect(cards(page)).toHaveCount(10)
  await expect(cards(page).getByText(/^Your reply/)).toHaveCount(0)
  const count = /^1–10 of (\d+)$/
  const before = Number(count.exec(await page.getByText(count).innerText())?.[1])
  await checkAccessibility()
  await unanswered(page).getByRole('button', { name: 'Reply to Frank O.' }).click()
  await page.getByLabel('Your reply').fill('Thank you')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(page.getByText(`1–10 of ${before - 1}`)).toBeVisible()
  await expect(unanswered(page)).not.toContainText('Frank O.')
})

test('another page clears the reviews, and closes the form @any-screen', async ({ page, scenario }) => {
  await page.goto('/dashboard/reviews')
  const first = await unanswered(page).innerText()
  await unanswered(page).getByRole('button', { name: 'Reply to Frank O.' }).click()
  await scenario('listOwnReviews:slow')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page.getByRole('status', { name: 'Loading reviews' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(cards(page)).toHaveCount(10)
  await expect(page).toHaveURL('/dashboard/reviews?page=2')
  expect(await unanswered(page).innerText()).not.toBe(first)
  await expect(page.getByText('11–20 of 221')).toBeVisible()
})

test('All is one page, and a page beyond the last becomes the last @any-screen', async ({ page }) => {
  await page.goto('/dashboard/reviews?page=99')
  await expect(page).toHaveURL('/dashboard/reviews?page=23')
  await expect(cards(page)).toHaveCount(1)
  const asked = page.waitForRequest(/instructor\/reviews\?include=.*perPage=0/)
  await page.getByLabel('Rows per page').selectOption('All')
  expect(new URL((await asked).url()).searchParams.get('page')).toBe('1')
  await expect(
    page.getByText('All 221 reviews are on this page, which can be slow on a phone.'),
  ).toBeVisible()
  // Finding them by role would lay out every card, even those out of sight, which takes seconds.
  await expect(page.locator('article')).toHaveCount(221)
  await expect(page.getByRole('navigation', { name: 'Pages of reviews' })).toHaveCount(0)
  await page.goto('/dashboard/reviews')
  await expect(cards(page)).toHaveCount(10)
})

test('markup in a review is text', async ({ page }) => {
  const comment = `<img src=x onerror="alert(1)"> ${'long'.repeat(200)}`
  await rewriteReviews(page, ({ data: [first] }) => {
    if (first) first.attributes.comment = comment
  })
  await page.goto('/dashboard/reviews')
  await expect(unanswered(page)).toContainText(comment)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(page.viewportSize()?.width)
})

test('without reviews the page says when there will be some', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('newcomer')
  await page.goto('/dashboard/reviews')
  await expect(page.getByText('No reviews yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary of ratings' })).toHaveCount(0)
  await checkAccessibility()
})

test('reviews that cannot be loaded can be tried again, and stay when a refresh fails @any-screen', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await scenario('listOwnReviews:403')
  await page.goto('/dashboard/reviews')
  const failure = alert(page, 'We could not load your reviews')
  await expect(failure).toContainText('The mock was told to answer 403.')
  await expect(alert(page, 'We could not load the summary of your ratings.')).toBeVisible()
  await checkAccessibility()
  await scenario('')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(10)
  await expect(alert(page, 'We could not load')).toHaveCount(0)
  await scenario('listOwnReviews:403')
  await comeBack(page)
  await expect(alert(page, 'This may be out of date.')).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
})
