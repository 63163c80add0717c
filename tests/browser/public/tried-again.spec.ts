// "Try again" by keyboard, wherever a part of a public page did not load: the button goes, and the focus with it to the part.
import type { Locator, Page } from '@playwright/test'
import { holdBack } from '../pages.ts'
import { expect, INSTRUCTOR, occurrenceId, test } from '../test.ts'
import { CLASS, COURSE, hydrated } from './public.ts'

type Place = {
  path: string
  /** The call that fails, or the code that does not come. */
  fails: string | RegExp
  signedIn?: boolean
  open?: (page: Page) => Promise<void>
  button?: string
  /** What has the focus in the end. */
  part: (page: Page) => Locator
}

const REVIEW = `/review-class?oid=${occurrenceId(1)}&rid=r-${INSTRUCTOR}-0-1-0`
const PROFILE = `/instructor/${INSTRUCTOR}`
const region = (name: string | RegExp) => (page: Page) => page.getByRole('region', { name, exact: true })
const all = (page: Page) => page.getByRole('main')

const PLACES: Record<string, Place> = {
  'a class': { path: CLASS, fails: '*', part: all },
  'the dates of a class': { path: CLASS, fails: 'listCourseOccurrences', part: region('Dates') },
  'the reviews of a class': {
    path: CLASS,
    fails: 'listInstructorReviews',
    part: region('Reviews of this class'),
  },
  'an instructor': { path: PROFILE, fails: '*', part: all },
  'the classes of an instructor': {
    path: PROFILE,
    fails: 'listInstructorCourses',
    part: region('Classes with Dana'),
  },
  'the reviews of an instructor': { path: PROFILE, fails: 'listInstructorReviews', part: region('Reviews') },
  'the next dates': { path: '/', fails: 'search', part: region('Next dates') },
  'the classes of a state': { path: '/classes/wisconsin', fails: 'search', part: region(/^\d+ classes$/) },
  'the results of a search': { path: '/instructor-search', fails: 'search', part: region('Results') },
  'the numbers of a state': {
    path: '/reciprocity/wisconsin',
    fails: '*',
    part: region('The numbers of Wisconsin'),
  },
  'the saved classes': {
    path: '/search-by?request=saved',
    fails: 'search',
    async open(page) {
      await page.evaluate((id) => localStorage.setItem('saved-classes', JSON.stringify([id])), COURSE)
      await page.reload()
    },
    part: (page) => page.getByRole('dialog', { name: 'Saved classes' }),
  },
  'the class to review': { path: REVIEW, fails: '*', part: all },
  'a review that was written before': {
    path: REVIEW,
    fails: 'getRegistrantReview',
    part: region('Your review'),
  },
  'the form of a review': { path: REVIEW, fails: /\/ReviewForm-.*\.js/, part: region('Your review') },
  'the form of the sign-in': {
    path: '/legacy-instructor-login',
    fails: /\/LegacyLogin-.*\.js/,
    part: region('Instructor sign in'),
  },
  'the map': {
    path: '/instructor-search?zip=53703&view=map',
    fails: /\/SearchMap-.*\.js/,
    part: region('Map'),
  },
  'a dialog': {
    path: '/classes?request=account',
    fails: /\/RegistrationDialog-.*\.js/,
    part: (page) => page.getByRole('textbox', { name: 'First name' }),
  },
  'the account': {
    path: '/classes',
    fails: 'me',
    signedIn: true,
    open: (page) => page.getByRole('button', { name: 'Account', exact: true }).click(),
    part: (page) => page.locator('[popover]', { hasText: 'Jamie Lind' }),
  },
  'the menu of the account': {
    path: '/classes',
    fails: /\/SignedIn-.*\.js/,
    signedIn: true,
    button: 'Load your account again',
    part: (page) => page.locator('#account'),
  },
}

/** Lets a place fail, and stops at its button. */
async function openFailed(
  page: Page,
  { path, fails, open, button = 'Try again' }: Place,
  scenario: (text: string) => Promise<void>,
) {
  if (typeof fails === 'string') await scenario(`${fails}:403`)
  else await page.route(fails, (route) => route.abort())
  await page.goto(path)
  await open?.(page)
  const again = page.getByRole('button', { name: button, exact: true }).first()
  // The code of a part is asked for several times.
  await expect(again).toBeVisible({ timeout: 30_000 })
  await scenario('')
  await page.unrouteAll()
  return again
}

for (const [name, place] of Object.entries(PLACES))
  test(`${name}: what another try has loaded takes the focus`, async ({
    page,
    signIn,
    scenario,
    complaints,
  }) => {
    if (place.signedIn) await signIn('student')
    const again = await openFailed(page, place, scenario)
    await again.press('Enter')
    await expect(place.part(page)).toBeFocused()
    await expect(page.getByRole('button', { name: /^(Try again|Trying …|Loading …)$/ })).toHaveCount(0)
    await expect(place.part(page)).toBeFocused()
    const code = typeof place.fails === 'string' ? [] : [expect.stringContaining('ChunkLoadError')]
    expect(complaints.splice(0)).toEqual(code)
  })

for (const name of ['the dates of a class', 'the form of a review'])
  test(`${name}: who has gone on meanwhile stays there`, async ({ page, scenario, complaints }) => {
    const place = PLACES[name]
    if (!place) throw new Error('there is no such place')
    const again = await openFailed(page, place, scenario)
    await hydrated(page)
    const elsewhere = page.getByRole('banner').getByRole('link', { name: 'Saved' })
    const release = await holdBack(page, /\/ReviewForm-.*\.js|\/api\/training\//)
    await again.press('Enter')
    await elsewhere.focus()
    release()
    await expect(again).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Trying …' })).toHaveCount(0)
    await expect(elsewhere).toBeFocused()
    await page.unrouteAll()
    complaints.splice(0)
  })
