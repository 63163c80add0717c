// Every public page while one of its calls is slow, fails or answers with something else, for the first visitor of a server
// that has nothing in its cache. A document either has what its page is about or is a 503 that nobody indexes or keeps.
import { describe, expect, test, vi } from 'vitest'
import { type Report, reportErrorsTo } from '../../../src/lib/report-error.ts'
import type { PageName } from '../../../src/public/site/pages.ts'
import {
  backendNow,
  CLASS,
  COURSE,
  fetchOf,
  INSTRUCTOR,
  type SiteUnderTest,
  serveSite,
} from '../../support/serve-site.ts'

type Row = {
  path: string
  title: string
  /** What the page is about. */
  content: string
  /** The calls without which the page would be empty, and the others. */
  needed?: RegExp[]
  wanted?: RegExp[]
  isHidden?: boolean
}

const SEARCH = /\/1\/indexes\//
const PROFILE = new RegExp(`/instructors/${INSTRUCTOR}$`)
const REVIEWS = /\/reviews$/

/** A page without a row does not compile. */
const PAGES: Record<PageName, Row> = {
  home: {
    path: '/',
    title: 'In-person firearm and self-defense classes',
    content: 'How a class works',
    wanted: [SEARCH, /\/curricula$/],
  },
  class: {
    path: CLASS,
    title: 'Concealed Carry and Home Defense in Madison, WI',
    content: 'What to bring',
    needed: [new RegExp(`/courses/${COURSE}$`)],
    wanted: [/\/occurrences$/, PROFILE, REVIEWS],
  },
  classes: {
    path: '/classes',
    title: 'Classes',
    content: 'href="/classes/wisconsin">',
    wanted: [SEARCH],
  },
  state: {
    path: '/classes/wisconsin',
    title: 'Classes in Wisconsin',
    content: 'Concealed Carry and Home Defense',
    needed: [SEARCH],
  },
  instructor: {
    path: `/instructor/${INSTRUCTOR}`,
    title: 'Dana Reyes, instructor in Madison, WI',
    content: 'Certified instructor',
    needed: [PROFILE],
    wanted: [/\/courses$/, REVIEWS],
  },
  review: {
    path: '/review-class',
    title: 'Review your class',
    content: 'Review your class</h1>',
    isHidden: true,
  },
  search: {
    path: '/instructor-search?type=instructors',
    title: 'Instructors',
    content: 'Clara',
    needed: [SEARCH],
  },
  searchBy: {
    path: '/search-by?query=53703',
    title: 'Find a class near you',
    content: '',
    needed: [/\/geocode\//],
    isHidden: true,
  },
  legacyLogin: {
    path: '/legacy-instructor-login',
    title: 'Instructor sign in',
    content: 'Instructor sign in</h1>',
    isHidden: true,
  },
  reciprocity: {
    path: '/reciprocity/wisconsin',
    title: 'Concealed-carry reciprocity for Wisconsin',
    content: 'whose permits Wisconsin honors',
    needed: [/\/data\/query\//],
  },
}

const json = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } })

/** What goes wrong with a call. `hangs` is apart, because such a call never ends. */
const FAULTS: Record<string, () => Response> = {
  'cannot be reached': () => {
    throw new TypeError('fetch failed')
  },
  'answers 500': () => new Response(null, { status: 500 }),
  'answers 404 with a web page': () => new Response('<h1>Nothing here</h1>', { status: 404 }),
  'answers with a web page': () =>
    new Response('<html>Please sign in</html>', { headers: { 'content-type': 'text/html' } }),
  'answers half': () => json('{"data":{"id":"1","attri'),
  'answers null': () => json('null'),
  'answers with another document': () => json('{"data":{},"results":[{"hits":[null]}],"result":{}}'),
}

/** The backend, with something in place of its answers to the calls to a path. */
function fetchWith(broken: RegExp | undefined, answer: () => Response | Promise<Response>) {
  const backend = fetchOf(backendNow())
  return async (request: Request) =>
    broken?.test(new URL(request.url).pathname) ? answer() : await backend(request)
}

const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

const rows = Object.entries(PAGES)
const cases = rows.flatMap(([name, row]) =>
  Object.entries(FAULTS).flatMap(([fault, answer]) => [
    ...(row.needed ?? []).map((call) => ({ name, row, fault, answer, call, isNeeded: true })),
    ...(row.wanted ?? []).map((call) => ({ name, row, fault, answer, call, isNeeded: false })),
  ]),
)
// A 404 of the API itself says that there is no such class or instructor.
const isGone = ({ name, fault, isNeeded }: (typeof cases)[number]) =>
  isNeeded && fault.includes('404') && ['class', 'instructor'].includes(name)

describe('the first visitor, if', () => {
  test.each(cases.filter((one) => !isGone(one)))(
    '$name: $call $fault',
    async ({ row, answer, call, isNeeded }) => {
      const reports = vi.fn()
      reportErrorsTo(reports)
      using site = await serveSite(fetchWith(call, answer))
      const { status, headers, html } = await site.page(row.path)
      expect(headers.get('cache-control')).toBe('no-store')
      if (isNeeded) {
        expect(status).toBe(503)
        expect(headers.get('retry-after')).toBe('10')
        expect(titleIn(html)).toBe('Harbor Training')
        expect(html).toContain('<meta name="robots" content="noindex">')
        expect(html).not.toMatch(/rel="canonical"|og:|ld\+json/)
        expect(html).toContain('data-status="503"')
        expect(html).not.toMatch(/Page not found|is not offered|is not listed/)
      } else {
        expect([status, headers.get('retry-after')]).toEqual([200, null])
        expect(titleIn(html)).toBe(`${row.title} | Harbor Training`)
        expect(html).toContain(row.content)
        expect(html.includes('rel="canonical"')).toBe(!row.isHidden)
      }
      // A failure of the API is nothing that the page did wrong, except for a hit that is left out.
      for (const [{ error }] of reports.mock.calls as [Report][])
        expect(String(error)).toContain('does not match the contract: hit')
    },
  )

  test.each(rows.filter(([, { needed, wanted }]) => needed ?? wanted))(
    '%s: each call hangs',
    async (_, { path, title, content, needed = [], wanted = [] }) => {
      for (const call of [...needed, ...wanted]) {
        using site = await serveSite(fetchWith(call, () => new Promise(() => undefined)))
        const { soFar } = site.make(path)
        const status = needed.includes(call) ? 503 : 200
        await expect.poll(() => statusOf(soFar())).toBe(status)
        const found = soFar()
        if (!('head' in found)) throw new Error('it is no page')
        expect(titleIn(found.head)).toBe(status === 503 ? 'Harbor Training' : `${title} | Harbor Training`)
        if (status === 200)
          await expect.poll(() => JSON.stringify(soFar())).toContain(JSON.stringify(content).slice(1, -1))
      }
    },
  )
})

const statusOf = (made: ReturnType<ReturnType<SiteUnderTest['make']>['soFar']>) =>
  'status' in made && made.status

test.each(rows)('%s is whole if all calls answer within two seconds, one after the other', async (_, row) => {
  using site = await serveSite(fetchOf(backendNow(), 'latency:500'))
  const { status, headers, html } = await site.page(row.path)
  if (status === 302) return expect(headers.get('location')).toContain('lat=')
  // The query of the review page is a secret of one student.
  const keeping =
    row.path === '/review-class' ? 'no-store' : expect.stringMatching(/^public, max-age=0, s-maxage=60, /)
  expect([status, headers.get('cache-control')]).toEqual([200, keeping])
  expect(titleIn(html)).toBe(`${row.title} | Harbor Training`)
  expect(html).toContain(row.content)
  expect(html).not.toMatch(/aria-label="Loading /)
})

test('a search hit that cannot be read costs its row, and not the page', async () => {
  reportErrorsTo(() => undefined)
  const backend = fetchOf(backendNow())
  using site = await serveSite(async (request) => {
    const answer = await backend(request)
    if (!SEARCH.test(request.url)) return answer
    const body = (await answer.json()) as { results: { hits: { cardImages: unknown }[] }[] }
    const [first] = body.results[0]?.hits ?? []
    if (first) first.cardImages = null
    return Response.json(body)
  })
  for (const path of ['/', '/classes/wisconsin', '/instructor-search?type=classes']) {
    const { status, html } = await site.page(path)
    expect(status).toBe(200)
    expect(html).toContain('href="/class/')
  }
})
