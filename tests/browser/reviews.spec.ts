// The reviews of an instructor, and the replies to them.
import type { Page } from '@playwright/test'
import type { Answer } from '../../src/api/generated/training.types.ts'
import { alert, comeBack, confirmIn, expect, formFailure, test, toast } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const cards = (page: Page) => page.getByRole('list', { name: 'Reviews' }).getByRole('article')
/** The first reviews of the seed: without a reply, and with one. */
const unanswered = (page: Page) => cards(page).nth(0)
const answered = (page: Page) => cards(page).nth(2)
const field = (page: Page) => page.getByLabel('Your reply')

/** Changes what the server says about reviews. */
const rewrite = (page: Page, change: (document: Answer<'listOwnReviews'>) => void) =>
  page.route('**/api/training/instructor/reviews?include=*', async (route) => {
    const response = await route.fetch()
    const document = (await response.json()) as Answer<'listOwnReviews'>
    change(document)
    await route.fulfill({ response, json: document })
  })

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

test('the author of a private review has no name', async ({ page }) => {
  await page.goto('/dashboard/reviews')
  const hidden = cards(page).filter({ has: page.getByRole('heading', { name: 'Verified student' }) })
  await expect(hidden.first()).toContainText('Private')
  await expect(hidden.first()).toContainText('No comment')
  await expect(page.getByText('undefined')).toHaveCount(0)
})

test('replies, edits the reply and deletes it; then the review can get a new one', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/dashboard/reviews')
  await unanswered(page).getByRole('button', { name: 'Reply to Frank O.' }).click()
  await expect(field(page)).toBeFocused()
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(page.getByText('Required', { exact: true })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await checkAccessibility()
  await field(page).fill('  Thank you, Frank.\nSee you at the range.  ')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(toast(page, 'Reply added')).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  await expect(unanswered(page)).toContainText('Your reply · Nov 20, 2026')
  await expect(unanswered(page)).toContainText('Thank you, Frank. See you at the range.')
  await expect(unanswered(page).getByRole('button', { name: 'Edit reply to Frank O.' })).toBeFocused()
  await expect(page).toHaveURL('/dashboard/reviews')

  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Thank you, Frank.\nSee you at the range.')
  await field(page).fill('Thank you, Frank.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(toast(page, 'Reply was updated')).toBeVisible()
  await expect(unanswered(page)).not.toContainText('See you at the range.')

  await unanswered(page).getByRole('button', { name: 'Delete reply to Frank O.' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete your reply?' })).toContainText('Frank O.')
  await checkAccessibility()
  await confirmIn(page, 'Delete your reply?', 'Delete')
  await expect(toast(page, 'Reply Removed From Review')).toBeVisible()
  await expect(unanswered(page)).not.toContainText('Your reply')
  await expect(unanswered(page).getByRole('button', { name: 'Reply to Frank O.' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('')
  await field(page).fill('Thank you again.')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(unanswered(page)).toContainText('Thank you again.')
  await page.reload()
  await expect(unanswered(page)).toContainText('Thank you again.')
})

test('a saved or deleted reply shows even if the reviews cannot be loaded again', async ({
  page,
  scenario,
}) => {
  await page.goto('/dashboard/reviews')
  await unanswered(page).getByRole('button', { name: 'Reply to Frank O.' }).click()
  await scenario('listOwnReviews:403')
  await field(page).fill('Thank you, Frank.')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(alert(page, 'This may be out of date.')).toBeVisible()
  await expect(unanswered(page)).toContainText('Thank you, Frank.')
  await unanswered(page).getByRole('button', { name: 'Delete reply to Frank O.' }).click()
  await confirmIn(page, 'Delete your reply?', 'Delete')
  await expect(unanswered(page)).not.toContainText('Thank you, Frank.')
  await expect(unanswered(page).getByRole('button', { name: 'Reply to Frank O.' })).toBeVisible()
})

for (const [operation, button, submit, text] of [
  ['createReply', 'Reply to Frank O.', 'Add reply', 'Error Adding reply: The mock was told to answer 500.'],
  [
    'updateReply',
    'Edit reply to Verified student',
    'Save reply',
    'Error updating reply: The mock was told to answer 500.',
  ],
] as const)
  test(`${operation}: a refusal keeps what was typed`, async ({ page, scenario, checkAccessibility }) => {
    await page.goto('/dashboard/reviews')
    await page.getByRole('button', { name: button }).first().click()
    await scenario(`${operation}:500`)
    await field(page).fill('Half a reply')
    await page.getByRole('button', { name: submit }).click()
    await expect(toast(page, text)).toBeVisible()
    await expect(formFailure(page, text)).toBeVisible()
    await expect(field(page)).toHaveValue('Half a reply')
    await checkAccessibility()
    await scenario('')
    await page.getByRole('button', { name: submit }).click()
    await expect(field(page)).toHaveCount(0)
    await expect(cards(page).filter({ hasText: 'Half a reply' })).toHaveCount(1)
  })

test('a refused deletion keeps the reply, and says so', async ({ page, scenario }) => {
  await page.goto('/dashboard/reviews')
  await scenario('deleteReply:500')
  await answered(page).getByRole('button', { name: 'Delete reply to Verified student' }).click()
  await confirmIn(page, 'Delete your reply?', 'Delete')
  await expect(
    toast(page, 'Error Removing Reply From Review: The mock was told to answer 500.'),
  ).toBeVisible()
  await expect(answered(page)).toContainText('Your reply')
})

test('a reply that is being deleted says so', async ({ page, scenario }) => {
  await page.goto('/dashboard/reviews')
  await scenario('deleteReply:slow')
  await answered(page).getByRole('button', { name: 'Delete reply to Verified student' }).click()
  await confirmIn(page, 'Delete your reply?', 'Delete')
  await expect(answered(page)).toContainText('Deleting your reply…')
  await expect(answered(page).getByRole('button')).toHaveCount(0)
  await expect(answered(page).getByRole('button', { name: 'Reply to Verified student' })).toBeVisible()
})

test('a lost answer and a second press make one reply', async ({ page, scenario }) => {
  await page.goto('/dashboard/reviews')
  await unanswered(page).getByRole('button', { name: 'Reply to Frank O.' }).click()
  await scenario('createReply:lostx1,listOwnReviews:403')
  await field(page).fill('Thank you, Frank.')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(formFailure(page, 'Error Adding reply: We could not reach the server.')).toBeVisible()
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(toast(page, 'Reply added')).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  await expect(unanswered(page)).toContainText('Thank you, Frank.')
})

test('one review is active at a time, and an unsent reply is not lost without a question', async ({
  page,
}) => {
  await page.goto('/dashboard/reviews')
  await unanswered(page).getByRole('button', { name: 'Reply to Frank O.' }).click()
  await field(page).fill('Half a reply')
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Reply to/ })
    .click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await expect(unanswered(page).getByLabel('Your reply')).toHaveValue('Half a reply')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await page.goBack()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')

  await page.reload()
  await expect(page.getByText(/^Unsaved changes from/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page)).toHaveValue('Half a reply')
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Reply to/ })
    .click()
  await confirmIn(page, 'Discard your changes?', 'Discard')
  await expect(cards(page).nth(1).getByLabel('Your reply')).toHaveValue('')
  await expect(field(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page)).toHaveCount(0)
  await expect(
    cards(page)
      .nth(1)
      .getByRole('button', { name: /^Reply to/ }),
  ).toBeFocused()
})

test('another page clears the reviews, and closes the form', async ({ page, scenario }) => {
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

test('All is one page, and a page beyond the last becomes the last', async ({ page, checkAccessibility }) => {
  await page.goto('/dashboard/reviews?page=99')
  await expect(page).toHaveURL('/dashboard/reviews?page=23')
  await expect(cards(page)).toHaveCount(1)
  const asked = page.waitForRequest(/instructor\/reviews\?include=.*perPage=0/)
  await page.getByLabel('Rows per page').selectOption('All')
  expect(new URL((await asked).url()).searchParams.get('page')).toBe('1')
  await expect(cards(page)).toHaveCount(221)
  await expect(
    page.getByText('All 221 reviews are on this page, which can be slow on a phone.'),
  ).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages of reviews' })).toHaveCount(0)
  await checkAccessibility()
  await page.goto('/dashboard/reviews')
  await expect(cards(page)).toHaveCount(10)
})

test('a reply deleted in another tab becomes a new one, with what was typed', async ({
  page,
  otherBrowser,
}) => {
  await page.goto('/dashboard/reviews')
  await answered(page).getByRole('button', { name: 'Edit reply to Verified student' }).click()
  await field(page).fill('Thank you for the stars.')
  const other = await otherBrowser()
  await other.goto('/dashboard/reviews')
  await answered(other).getByRole('button', { name: 'Delete reply to Verified student' }).click()
  await confirmIn(other, 'Delete your reply?', 'Delete')
  await expect(toast(other, 'Reply Removed From Review')).toBeVisible()

  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(toast(page, 'Error updating reply')).toBeVisible()
  await expect(page.getByText('Your reply was deleted in the meantime. You can add it again.')).toBeVisible()
  await expect(field(page)).toHaveValue('Thank you for the stars.')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(toast(page, 'Reply added')).toBeVisible()
  await expect(answered(page)).toContainText('Thank you for the stars.')
})

test('the reply of a co-instructor can be read, and changed by its author only', async ({ page }) => {
  await rewrite(page, ({ included = [] }) => {
    for (const resource of included) {
      if (resource.type === 'replies') resource.attributes.instructorId = 'u-range'
      if (resource.type === 'occurrences') resource.attributes.instructorIds.push('u-range')
    }
    const [dana] = included.filter((resource) => resource.type === 'instructors')
    if (dana)
      included.push({
        ...dana,
        id: 'u-range',
        attributes: { ...dana.attributes, firstName: 'Robin', lastName: 'Vega' },
      })
  })
  await page.goto('/dashboard/reviews')
  await expect(answered(page)).toContainText('taught with Robin Vega')
  await expect(answered(page)).toContainText('Reply by Robin Vega')
  await expect(answered(page).getByRole('button')).toHaveCount(0)
})

test('markup in a review is text', async ({ page }) => {
  const comment = `<img src=x onerror="alert(1)"> ${'long'.repeat(200)}`
  await rewrite(page, ({ data: [first] }) => {
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

test('reviews that cannot be loaded can be tried again', async ({ page, scenario, checkAccessibility }) => {
  await scenario('listOwnReviews:403')
  await page.goto('/dashboard/reviews')
  const failure = alert(page, 'We could not load your reviews')
  await expect(failure).toContainText('The mock was told to answer 403.')
  await expect(alert(page, 'We could not load the summary of your ratings.')).toBeVisible()
  await checkAccessibility()
  await scenario('')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(10)
})

test('a refresh that fails keeps the reviews, and says so', async ({ page, scenario }) => {
  await page.goto('/dashboard/reviews')
  await expect(cards(page)).toHaveCount(10)
  await scenario('listOwnReviews:403')
  await comeBack(page)
  await expect(alert(page, 'This may be out of date.')).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
})

test('nothing jumps while the page loads', async ({ page, scenario }) => {
  await scenario('listOwnReviews:slow')
  await page.goto('/dashboard/reviews')
  const before = await page.getByRole('status', { name: 'Loading reviews' }).boundingBox()
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByText('of 5 stars, 221 ratings')).toBeVisible()
  const after = await page.getByRole('list', { name: 'Reviews' }).boundingBox()
  expect(after?.y).toBe(before?.y)
})
