// A student opens the link in an email and reviews a class (spec §2, §5, §7).
import type { Page } from '@playwright/test'
import { pressOn, typeInto } from '../keyboard.ts'
import { comeBack, expect, formFailure, INSTRUCTOR, occurrenceId, test } from '../test.ts'
import { FAILURES, field, hydrated, press, watchCalls } from './public.ts'

/** A class that ended five days ago, and a student without a review. */
const OVER = occurrenceId(1)
const LINK = `/review-class?oid=${OVER}&rid=r-${INSTRUCTOR}-0-1-0`
const FAILURE = 'There was a problem submitting your review'

const star = (page: Page, stars: number) =>
  page.getByRole('radio', { name: new RegExp(`^${stars} of 5 stars`) })
const comment = (page: Page) => field(page, 'Comment (optional)')
const failure = (page: Page) => formFailure(page, FAILURE)
const dead = (page: Page) => page.getByRole('heading', { level: 1, name: 'This review link does not work' })

test('a student writes a review and then changes it', async ({ page, checkAccessibility }) => {
  await page.goto(LINK)
  await expect(page.getByRole('heading', { level: 1, name: 'How was your class?' })).toBeVisible()
  await expect(page.getByText('Concealed Carry and Home Defense')).toBeVisible()
  await expect(page.getByText('Sun, Nov 15, 2026 · with Dana Reyes')).toBeVisible()
  await expect(star(page, 1)).toBeVisible()
  await checkAccessibility()
  const created = watchCalls(page, '/reviews')
  await star(page, 4).check()
  await expect(page.getByText('4 of 5 stars: Very good')).toBeVisible()
  await comment(page).fill('Patient and thorough.')
  await press(page, 'Submit review')
  await expect(page.getByRole('heading', { name: 'Review Submitted. Thank you!' })).toBeFocused()
  await checkAccessibility()
  expect(created).toEqual([{ rating: 4, comment: 'Patient and thorough.', isPublic: true }])

  // Used again, the link leads to the existing review.
  await page.reload()
  await expect(star(page, 4)).toBeChecked()
  await expect(comment(page)).toHaveValue('Patient and thorough.')
  await star(page, 2).check()
  await page.getByRole('radio', { name: /^Nobody/ }).check()
  await press(page, 'Update review')
  await expect(page.getByRole('heading', { name: 'Review Updated. Thank you!' })).toBeVisible()
  await expect(page.getByText('Others see it without your name.')).toBeVisible()
  await press(page, 'Change your review')
  await expect(star(page, 2)).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Nobody/ })).toBeChecked()
})

test('the form works by keyboard alone, and a rating is required', async ({ page, checkAccessibility }) => {
  await page.goto(LINK)
  await pressOn(page, page.getByRole('button', { name: 'Submit review' }))
  await expect(page.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription('Required')
  await expect(star(page, 1)).toBeFocused()
  await checkAccessibility()
  await page.keyboard.press('Space')
  for (let stars = 2; stars <= 5; stars++) {
    await page.keyboard.press('ArrowRight')
    await expect(star(page, stars)).toBeChecked()
  }
  await typeInto(page, comment(page), 'Excellent')
  await pressOn(page, page.getByRole('radio', { name: /^Everyone/ }), 'ArrowDown')
  await expect(page.getByRole('radio', { name: /^Nobody/ })).toBeChecked()
  await pressOn(page, page.getByRole('button', { name: 'Submit review' }))
  await expect(page.getByRole('heading', { name: 'Review Submitted. Thank you!' })).toBeFocused()
})

test('all typed text stays when the student comes back and after each failure, and can be sent again', async ({
  page,
  scenario,
}) => {
  await page.goto(LINK)
  await star(page, 3).check()
  await comment(page).fill('Patient and thorough.')
  const asked = page.waitForResponse(/\/registrants\/[^/]+\/review/)
  await comeBack(page)
  expect((await asked).status()).toBe(404)
  await expect(comment(page)).toHaveValue('Patient and thorough.')
  await expect(star(page, 3)).toBeChecked()
  // A review whose answer was lost is found again, and is no failure.
  for (const fault of ['offline', 'html', 500] as const) {
    await scenario(`createRegistrantReview:${fault}x1`)
    await press(page, 'Submit review')
    await expect(failure(page)).toHaveText(`${FAILURE}: ${FAILURES[fault]}`)
    await expect(star(page, 3)).toBeChecked()
    await expect(comment(page)).toHaveValue('Patient and thorough.')
  }
  await press(page, 'Submit review')
  await expect(page.getByRole('heading', { name: 'Review Submitted. Thank you!' })).toBeVisible()
})

test('a second click while the review is being sent sends nothing', async ({ page, scenario }) => {
  await scenario('latency:600')
  await page.goto(LINK)
  const calls = watchCalls(page, '/reviews')
  await star(page, 5).check()
  await page.getByRole('button', { name: 'Submit review' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Review Submitted. Thank you!' })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('before the end of the class, the server refuses the review and the form says why', async ({ page }) => {
  await page.goto(`/review-class?oid=${occurrenceId(7)}&rid=r-${INSTRUCTOR}-0-7-0`)
  await star(page, 5).check()
  await press(page, 'Submit review')
  await expect(failure(page)).toHaveText(`${FAILURE}: A class can be reviewed after it ends.`)
})

test('a link that names no class and student leads to an explanation and to the search', async ({
  page,
  checkAccessibility,
}) => {
  for (const [name, path] of Object.entries({
    'without ids': '/review-class',
    'without a student': `/review-class?oid=${OVER}`,
    'without a class': '/review-class?rid=1',
    'with malformed ids': `/review-class?oid=${OVER}&rid=%3Cb%3E`,
    'with a class that does not exist': '/review-class?oid=nobody&rid=nobody',
  }))
    await test.step(name, async () => {
      await page.goto(path)
      await expect(dead(page)).toBeVisible()
      const search = page.getByRole('main').getByRole('link', { name: 'Find a class' })
      await expect(search).toHaveAttribute('href', '/classes')
      await expect(page.getByRole('radio')).toHaveCount(0)
      await checkAccessibility()
    })
})

test('sending a review for a student who is unknown or was removed leads to the same explanation', async ({
  page,
}) => {
  for (const link of [`/review-class?oid=${OVER}&rid=nobody`, LINK]) {
    if (link === LINK)
      await page.route('**/reviews', (route) =>
        route.fulfill({ status: 404, json: { errors: [{ status: '404', message: 'Gone' }] } }),
      )
    await page.goto(link)
    await star(page, 5).check()
    await comment(page).fill('Patient and thorough.')
    await press(page, 'Submit review')
    await expect(dead(page)).toBeVisible()
    const typed = page.getByRole('region', { name: 'What you wrote was not sent' })
    await expect(typed).toContainText('Patient and thorough.')
  }
})

/** A review that is written elsewhere while this page is open, as in another tab. */
async function reviewElsewhere(page: Page) {
  const answer = await page.request.post(`/api/training/registrants/r-${INSTRUCTOR}-0-1-0/reviews`, {
    data: { rating: 5, comment: 'From my phone.', isPublic: true },
  })
  expect(answer.status()).toBe(201)
}

test('a review that was written elsewhere meanwhile is changed by what is typed here', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(LINK)
  await star(page, 3).check()
  await comment(page).fill('Patient and thorough.')
  await reviewElsewhere(page)
  await press(page, 'Submit review')
  await expect(failure(page)).toHaveText(`${FAILURE}: You have already reviewed this class.`)
  await expect(page.getByRole('status').filter({ hasText: '5 of 5 stars: “From my phone.”' })).toBeVisible()
  await expect(comment(page)).toHaveValue('Patient and thorough.')
  await expect(star(page, 3)).toBeChecked()
  await checkAccessibility()
  await press(page, 'Update review')
  await expect(page.getByRole('heading', { name: 'Review Updated. Thank you!' })).toBeVisible()
  await expect(page.getByText('Patient and thorough.')).toBeVisible()
})

for (const [when, act] of [
  ['is sent', (page: Page) => press(page, 'Submit review')],
  ['is being written', comeBack],
] as const)
  test(`what is typed is shown if the link turns out to be of another class when a review ${when}`, async ({
    page,
  }) => {
    await page.goto(LINK.replace(OVER, occurrenceId(0)))
    await star(page, 3).check()
    await comment(page).fill('Patient and thorough.')
    await reviewElsewhere(page)
    await act(page)
    await expect(dead(page)).toBeVisible()
    const typed = page.getByRole('region', { name: 'What you wrote was not sent' })
    await expect(typed).toContainText('Patient and thorough.')
  })

test('a link that names another class than the one of its student says so', async ({
  page,
  checkAccessibility,
}) => {
  const other = `/review-class?oid=${occurrenceId(0)}&rid=r-${INSTRUCTOR}-0-1-0`
  // Without a review, the server does not say which class the student attended.
  await page.goto(other)
  await star(page, 4).check()
  await press(page, 'Submit review')
  const thanks = page.getByRole('heading', { name: 'Review Submitted. Thank you!' })
  await expect(thanks).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'counts for the class' })).toHaveText(
    /^Your link named the class above, but your review counts for the class that you attended\./,
  )
  await expect(page.getByRole('button', { name: 'Change your review' })).toHaveCount(0)
  await checkAccessibility()
  await page.reload()
  await expect(dead(page)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.goto(LINK)
  await expect(star(page, 4)).toBeChecked()
})

test('a review that failed to load can be loaded again, and is not mistaken for a new one', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await scenario('getRegistrantReview:403')
  await page.goto(LINK)
  const alert = page.getByRole('alert').filter({ hasText: 'We could not load your review' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await checkAccessibility()
  await scenario('')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(star(page, 1)).toBeVisible()
})

test('the ids in the address reach neither search engines nor the sign-in', async ({ page }) => {
  const response = await page.goto(LINK)
  expect(response?.status()).toBe(200)
  expect(await response?.text()).toContain('<meta name="robots" content="noindex">')
  await hydrated(page)
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  expect(await signIn.getAttribute('href')).not.toContain('rid')
})

test('hostile text in a review is shown as text', async ({ page }) => {
  const hostile = '</textarea><img src=x onerror=alert(1)>\u202E'
  await page.goto(LINK)
  await star(page, 1).check()
  await comment(page).fill(hostile)
  await press(page, 'Submit review')
  await expect(page.getByRole('heading', { name: 'Review Submitted. Thank you!' })).toBeVisible()
  await expect(page.getByText('</textarea><img src=x onerror=alert(1)>')).toBeVisible()
  await page.goto(`/instructor/${INSTRUCTOR}`)
  await expect(page.getByText('</textarea><img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
