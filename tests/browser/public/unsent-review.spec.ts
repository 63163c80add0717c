// What somebody who is signed in has written in a review and not sent: who gets it back, and when it goes.
import type { Page } from '@playwright/test'
import { comeBack, expect, INSTRUCTOR, kept, NOW, occurrenceId, test } from '../test.ts'
import { COURSE, dialog, field, press } from './public.ts'

const LINK = `/review-class?oid=${occurrenceId(1)}&rid=r-${INSTRUCTOR}-0-1-0`
const WORDS = 'Patient and thorough.'

const star = (page: Page, stars: number) =>
  page.getByRole('radio', { name: new RegExp(`^${stars} of 5 stars`) })
const nobody = (page: Page) => page.getByRole('radio', { name: /^Nobody/ })
const comment = (page: Page) => field(page, 'Comment (optional)')
const offer = (page: Page) => page.getByText(/^What you wrote .+ was not sent$/)
const thanks = (page: Page) => page.getByRole('heading', { name: 'Review Submitted. Thank you!' })
const dead = (page: Page) => page.getByRole('heading', { level: 1, name: 'This review link does not work' })

async function write(page: Page) {
  await page.goto(LINK)
  await star(page, 4).check()
  await comment(page).fill(WORDS)
  await nobody(page).check()
}

/** Signs in where the dialog of an ended session leads. */
async function signInAgain(page: Page, name: RegExp) {
  await dialog(page, 'Session Expired').getByRole('button', { name: 'OK' }).click()
  expect(page.url()).not.toContain('rid')
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toHaveAccessibleName(
    name,
  )
}

test('what was written when the session ended is offered after the sign-in, and gone once it is sent', async ({
  page,
  signIn,
  scenario,
  checkAccessibility,
}) => {
  await signIn('student')
  await scenario('createRegistrantReview:expired')
  await write(page)
  await press(page, 'Submit review')
  await expect(dialog(page, 'Session Expired')).toBeVisible()
  await scenario('')
  await page.clock.setFixedTime(NOW + 5 * 60_000)
  await signInAgain(page, /Jamie Lind/)
  await expect(page).toHaveURL(LINK)
  await expect(offer(page)).toHaveText('What you wrote 5 minutes ago was not sent')
  await expect(comment(page)).toHaveValue('')
  await checkAccessibility()
  await press(page, 'Restore')
  await expect(comment(page)).toHaveValue(WORDS)
  await expect(nobody(page)).toBeChecked()
  await expect(star(page, 4)).toBeChecked()
  await expect(star(page, 4)).toBeFocused()
  await expect(offer(page)).toHaveCount(0)
  await press(page, 'Submit review')
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText(WORDS)).toBeVisible()
  expect(await kept(page)).toEqual([])
  await page.reload()
  await expect(comment(page)).toHaveValue(WORDS)
  await expect(offer(page)).toHaveCount(0)
  await page.goto('/review-class')
  await expect(dead(page)).toBeVisible()
})

test('another person sees neither what was written nor where, and it waits for its writer', async ({
  page,
  signIn,
  scenario,
}) => {
  await signIn('student')
  await scenario('createRegistrantReview:expired')
  await write(page)
  await press(page, 'Submit review')
  await expect(dialog(page, 'Session Expired')).toBeVisible()
  await scenario('')
  await signInAgain(page, /Dana Reyes/)
  await expect(dead(page)).toBeVisible()
  await expect(page).toHaveURL('/review-class')
  await page.goto(LINK)
  await expect(star(page, 1)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  // A page of one person reloads when another signs in.
  await page.goto('about:blank')
  await signIn('student')
  await page.goto('/review-class')
  await expect(page).toHaveURL(LINK)
  await expect(offer(page)).toBeVisible()
  await press(page, 'Discard')
  await expect(offer(page)).toHaveCount(0)
  await expect(star(page, 1)).toBeFocused()
  expect(await kept(page)).toEqual([])
})

test('a sign-out names the review, asks, and leaves nothing of it', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('student')
  await write(page)
  await page.getByRole('button', { name: 'Account of Jamie Lind' }).click()
  await press(page, 'Sign out')
  const question = dialog(page, 'Sign out anyway?')
  await expect(question).toContainText('1 review is not sent. Signing out deletes this from the browser.')
  await checkAccessibility()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/classes')
  expect(await kept(page)).toEqual([])
  await signIn('student')
  await page.goto(LINK)
  await expect(star(page, 1)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('a review that turns out to be stored is not offered', async ({ page, signIn }) => {
  await signIn('student')
  await write(page)
  const answer = await page.request.post(`/api/training/registrants/r-${INSTRUCTOR}-0-1-0/reviews`, {
    data: { rating: 4, comment: WORDS, isPublic: false },
  })
  expect(answer.status()).toBe(201)
  await page.reload()
  await expect(comment(page)).toHaveValue(WORDS)
  await expect(offer(page)).toHaveCount(0)
  expect(await kept(page)).toEqual([])
})

test('a review that was written elsewhere fills a form in which nothing was typed', async ({ page }) => {
  await page.goto(LINK)
  await expect(star(page, 1)).toBeVisible()
  const answer = await page.request.post(`/api/training/registrants/r-${INSTRUCTOR}-0-1-0/reviews`, {
    data: { rating: 5, comment: 'From my phone.', isPublic: false },
  })
  expect(answer.status()).toBe(201)
  await comeBack(page)
  await expect(comment(page)).toHaveValue('From my phone.')
  await expect(star(page, 5)).toBeChecked()
  await expect(nobody(page)).toBeChecked()
})

test('a visitor’s review is not kept, and no other public form is', async ({ page, signIn }) => {
  await write(page)
  expect(await kept(page)).toEqual([])
  await signIn('student')
  await page.goto(`/course/${COURSE}?request=date`)
  await field(page, 'Your request').fill('June?')
  expect(await kept(page)).toEqual([])
})
