// Every public page with its data, while it loads, with nothing to show, and after a failure: accessible and without a
// sideways scrollbar on three screens, and within the content policy. site.spec.ts tests what the pages say.
import type { Route } from '@playwright/test'
import type { PageName } from '../../../src/public/site/pages.ts'
import { expect, INSTRUCTOR, occurrenceId, test } from '../test.ts'
import { CLASS, hydrated, watchReports } from './public.ts'

type State = {
  path: string
  /** Text that stands on the page in this state. */
  text: string | RegExp
  scenario?: string
  /** The search service knows no course. */
  isNothingFound?: boolean
}

type Row = {
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
    data: { path: '/', text: 'How a class works' },
    loading: { path: '/', text: 'Loading the next dates' },
    empty: { path: '/', text: /^No class has a date at the moment/, isNothingFound: true },
    error: { path: '/', text: 'We could not load the next dates', scenario: 'search:403' },
  },
  class: {
    data: { path: CLASS, text: 'What to bring' },
    loading: { path: CLASS, text: 'Loading this class' },
    empty: { path: `/class/x/c-${INSTRUCTOR}-34`, text: 'No upcoming dates' },
    error: { path: CLASS, text: 'We could not load this class', scenario: '*:403' },
  },
  classes: {
    data: { path: '/classes', text: 'By state' },
    loading: { path: '/classes', text: 'Loading the next dates' },
    empty: { path: '/classes', text: /^No class has a date at the moment/, isNothingFound: true },
    error: { path: '/classes', text: 'We could not load the next dates', scenario: 'search:403' },
  },
  state: {
    data: { path: '/classes/wisconsin', text: /^\d+ classes$/ },
    loading: { path: '/classes/wisconsin', text: 'Loading the classes' },
    empty: { path: '/classes/iowa', text: 'There are no classes in Iowa at the moment' },
    error: { path: '/classes/wisconsin', text: 'We could not load the classes', scenario: 'search:403' },
  },
  instructor: {
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
    data: { path: REVIEW, text: 'How was your class?' },
    loading: { path: REVIEW, text: 'Loading your class' },
    empty: { path: '/review-class', text: 'This review link does not work' },
    error: { path: REVIEW, text: 'We could not load your class', scenario: '*:403' },
  },
  search: {
    data: { path: '/instructor-search?type=classes', text: /^\d+ classes$/ },
    loading: { path: '/instructor-search', text: 'Loading the results' },
    empty: { path: '/instructor-search?type=classes&query=xyzzy', text: /^0 classes/ },
    error: { path: '/instructor-search', text: 'Search is unavailable, try again', scenario: 'search:403' },
  },
  searchBy: {
    data: { path: '/search-by', text: 'Find a class near you' },
    loading: { path: '/search-by?query=53703', text: 'Looking up 53703 …' },
    empty: { path: '/search-by?query=00001', text: 'We couldn’t find that ZIP code' },
    error: {
      path: '/search-by?query=53703',
      text: 'Search is unavailable, try again',
      scenario: 'geocodePostalCode:403',
    },
  },
  reciprocity: {
    data: { path: '/reciprocity/wisconsin', text: 'Classes in Wisconsin and nearby' },
    loading: { path: '/reciprocity/wisconsin', text: 'Loading this page' },
    empty: { path: '/reciprocity/guam', text: 'We have no information about Guam yet' },
    error: { path: '/reciprocity/wisconsin', text: 'We could not load this page', scenario: '*:403' },
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
  for (const [state, { path, text, scenario: fault = '', isNothingFound }] of Object.entries(row))
    test(`${name}: ${state}`, async ({ page, scenario, checkAccessibility }) => {
      const reports = await watchReports(page)
      await scenario(state === 'loading' || isNothingFound ? SLOW : fault)
      if (state === 'loading') await page.route(CALLS, () => undefined)
      if (isNothingFound) await page.route('**/1/indexes/**', findNothing)
      const response = await page.goto(path)
      expect(await response?.text()).not.toMatch(/<[^>]*\sstyle=/)
      await hydrated(page)
      const found =
        state === 'loading' && name !== 'searchBy'
          ? page.getByRole('status', { name: text, exact: true })
          : page.getByText(text, { exact: true }).or(page.getByText(text)).first()
      await expect(found).toBeVisible()
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        // The heading of a page is known once its data is.
        await checkAccessibility(state === 'loading' ? ['page-has-heading-one'] : [])
      }
      // React reports a page that differs from its document to the console, and every console message fails a test.
      expect(await reports()).toEqual([])
    })
