// Every public page with its data, while it loads, with nothing to show, and after a failure: accessible and without a
// sideways scrollbar on three screens, and within the content policy. What was late or failed comes after all.
import type { Route } from '@playwright/test'
import type { PageName } from '../../../src/public/site/pages.ts'
import { holdBack } from '../pages.ts'
import { expect, INSTRUCTOR, occurrenceId, test } from '../test.ts'
import { CLASS, heading, hydrated, watchReports } from './public.ts'

type State = {
  path: string
  /** Text that stands on the page in this state. */
  text: string | RegExp
  /** The heading once all is there; that of the row if none is given. */
  heading?: string
  scenario?: string
  /** The search service knows no course. */
  isNothingFound?: boolean
}

type Row = {
  heading: string
  data: State
  /** None if the page has nothing that loads. */
  loading?: State
  empty?: State
  error?: State
}

const REVIEW = `/review-class?oid=${occurrenceId(1)}&rid=r-${INSTRUCTOR}-0-1-0`
/** The server then sends the page without its data, and leaves the calls to the browser. */
const SLOW = 'latency:700'

/** A page without a row does not compile. */
const PAGES: Record<PageName, Row> = {
  home: {
    heading: 'In-person firearm and self-defense classes',
    data: { path: '/', text: 'How a class works' },
    loading: { path: '/', text: 'Loading the next dates' },
    empty: { path: '/', text: /^No class has a date at the moment/, isNothingFound: true },
    error: { path: '/', text: 'We could not load the next dates', scenario: 'search:403' },
  },
  class: {
    heading: 'Concealed Carry and Home Defense',
    data: { path: CLASS, text: 'What to bring' },
    loading: { path: CLASS, text: 'Loading this class' },
    empty: { path: `/class/x/c-${INSTRUCTOR}-34`, text: 'No upcoming dates' },
    error: { path: CLASS, text: 'We could not load this class', scenario: '*:403' },
  },
  classes: {
    heading: 'Find a class',
    data: { path: '/classes', text: 'By state' },
    loading: { path: '/classes', text: 'Loading the next dates' },
    empty: { path: '/classes', text: /^No class has a date at the moment/, isNothingFound: true },
    error: { path: '/classes', text: 'We could not load the next dates', scenario: 'search:403' },
  },
  state: {
    heading: 'Classes in Wisconsin',
    data: { path: '/classes/wisconsin', text: /^\d+ classes$/ },
    loading: { path: '/classes/wisconsin', text: 'Loading the classes' },
    empty: { path: '/classes/iowa', text: 'There are no classes in Iowa at the moment' },
    error: { path: '/classes/wisconsin', text: 'We could not load the classes', scenario: 'search:403' },
  },
  instructor: {
    heading: 'Dana Reyes',
    data: { path: `/instructor/${INSTRUCTOR}`, text: 'Classes with Dana' },
    loading: { path: `/instructor/${INSTRUCTOR}`, text: 'Loading this instructor' },
    empty: { path: '/instructor/u-newcomer', text: /has no classes on offer at the moment/ },
    error: {
      path: `/instructor/${INSTRUCTOR}`,
      text: 'We could not load this instructor',
      scenario: '*:403',
    },
  },
  review: {
    heading: 'How was your class?',
    data: { path: REVIEW, text: 'How was your class?' },
    loading: { path: REVIEW, text: 'Loading your class' },
    empty: { path: '/review-class', text: 'This review link does not work' },
    error: { path: REVIEW, text: 'We could not load your class', scenario: '*:403' },
  },
  search: {
    heading: 'Search classes',
    data: { path: '/instructor-search?type=classes', text: /^\d+ classes$/ },
    loading: {
      path: '/instructor-search',
      text: 'Loading the results',
      heading: 'Search instructors',
    },
    empty: { path: '/instructor-search?type=classes&query=xyzzy', text: /^0 classes/ },
    error: {
      path: '/instructor-search',
      text: 'Search is unavailable, try again',
      scenario: 'search:403',
      heading: 'Search instructors',
    },
  },
  searchBy: {
    heading: 'Find a class near you',
    data: { path: '/search-by', text: 'Find a class near you' },
    loading: { path: '/search-by?query=53703', text: 'Looking up 53703 …', heading: 'Search classes' },
    empty: { path: '/search-by?query=00001', text: 'We couldn’t find that ZIP code' },
    error: {
      path: '/search-by?query=53703',
      text: 'Search is unavailable, try again',
      scenario: 'geocodePostalCode:403',
      heading: 'Search classes',
    },
  },
  legacyLogin: {
    heading: 'Instructor sign in',
    data: { path: '/legacy-instructor-login', text: 'Forgot your password?' },
  },
  reciprocity: {
    heading: 'Concealed-carry reciprocity for Wisconsin',
    data: { path: '/reciprocity/wisconsin', text: 'Classes in Wisconsin and nearby' },
    loading: { path: '/reciprocity/wisconsin', text: 'Loading the numbers of Wisconsin' },
    empty: { path: '/reciprocity/guam', text: 'We have no information about Guam yet' },
    error: {
      path: '/reciprocity/wisconsin',
      text: 'We could not load the numbers of Wisconsin',
      scenario: '*:403',
    },
  },
}

const CALLS = /\/(?:api\/training|1\/indexes|maps\/api|v\d[\w.-]*\/data)\//
const NONE = { nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 12, processingTimeMS: 1 }
const NOTHING = { index: 'courses', query: '', params: '', hits: [], facets: {}, ...NONE }

/** Answers each question of a search with nothing. */
function findNothing(route: Route) {
  const { requests } = route.request().postDataJSON() as { requests: unknown[] }
  return route.fulfill({ json: { results: requests.map(() => NOTHING) } })
}

const SCREENS = [
  [320, 568],
  [390, 844],
  [1280, 800],
] as const

for (const [name, row] of Object.entries(PAGES))
  test(`${name} in each of its states`, async ({ page, scenario, checkAccessibility }) => {
    test.slow()
    const reports = await watchReports(page)
    const isThere = (text = row.heading) => expect(heading(page, text)).toBeVisible()

    /** Opens the page in a state, and looks at it. */
    async function open(
      state: State,
      { fault = '', found = page.getByText(state.text).first(), without = [] as string[] },
    ) {
      await scenario(fault)
      const response = await page.goto(state.path)
      const source = (await response?.text()) ?? ''
      expect(source).not.toMatch(/<[^>]*\sstyle=/)
      // The header of the sign-in page has no other way to sign in, and its form comes with the script.
      if (name !== 'legacyLogin') await hydrated(page)
      await expect(found).toBeVisible()
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await checkAccessibility(without)
      }
      // React reports a page that differs from its document to the console, and every console message fails a test.
      expect(await reports()).toEqual([])
      return { status: response?.status(), title: /<title>(.*)<\/title>/.exec(source)?.[1] }
    }

    await test.step('with its data', async () => {
      const { status, title } = await open(row.data, {})
      expect(status).toBe(200)
      await isThere()
      expect(await page.title()).toBe(title)
      await expect(page.locator('title')).toHaveCount(1)
    })

    const { loading, empty, error } = row
    if (loading)
      await test.step('while it loads, and after that', async () => {
        const release = await holdBack(page, CALLS)
        const found =
          name === 'searchBy' ? undefined : page.getByRole('status', { name: loading.text, exact: true })
        // The heading of a page is known once its data is.
        await open(loading, { fault: SLOW, ...(found && { found }), without: ['page-has-heading-one'] })
        release()
        await isThere(loading.heading)
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
        await expect(page).toHaveTitle(/\| Harbor Training$/)
        await checkAccessibility()
        await page.unrouteAll()
      })
    if (empty)
      await test.step('with nothing to show', async () => {
        if (empty.isNothingFound) await page.route('**/1/indexes/**', findNothing)
        await open(empty, { fault: empty.isNothingFound ? SLOW : '' })
        await page.unrouteAll()
      })
    if (error)
      await test.step('after a failure, and tried again', async () => {
        await open(error, { fault: error.scenario ?? '' })
        await scenario('')
        await page.getByRole('alert').getByRole('button', { name: 'Try again' }).first().click()
        await isThere(error.heading)
        await expect(page.getByText(error.text)).toHaveCount(0)
        // The button is gone, and the focus is at what has loaded. The location search goes on to another page.
        if (name !== 'searchBy') await expect(page.locator('section:focus, main:focus')).toHaveCount(1)
      })
  })
