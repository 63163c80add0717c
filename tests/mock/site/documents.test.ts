// Tests the documents of the public pages, on the mock, without a browser.
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { issueToken } from '../../../mocks/token.ts'
import { hashOf } from '../../../src/public/server/html.ts'
import {
  backendNow,
  CLASS,
  COURSE,
  fetchOf,
  FRESH,
  INSTRUCTOR,
  jsonLdOf,
  pageAt,
  serveSite,
  stateOf,
} from '../../support/serve-site.ts'
import { NOW } from '../../support/use-mock.ts'

const PAGES = {
  '/': 'In-person firearm and self-defense classes',
  '/classes': 'Find a class',
  '/classes/wisconsin': 'Classes in Wisconsin',
  [CLASS]: 'Concealed Carry and Home Defense',
  [`/instructor/${INSTRUCTOR}`]: 'Dana Reyes',
  '/reciprocity/wisconsin': 'Concealed-carry reciprocity for Wisconsin',
  '/instructor-search': 'Search instructors',
}

describe.each(Object.entries(PAGES))('the document of %s', (path, heading) => {
  test('has its heading, its head and its data, and is complete without a script', async () => {
    const { status, html, headers } = await pageAt(path)
    expect(status).toBe(200)
    // React separates adjacent texts with comments.
    expect(html.replaceAll('<!-- -->', '')).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html.match(/<title>/g)).toHaveLength(1)
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type'])
      expect(html).toMatch(new RegExp(`<meta property="${name}" content="[^"]+">`))
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/training\.example\.com\/[^"]*">/)
    expect(jsonLdOf(html).length).toBeGreaterThan(0)
    expect(stateOf(html).length).toBeGreaterThan(0)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60, /)
  })

  test('follows the content policy', async () => {
    const { html, headers } = await pageAt(path)
    expect(html).not.toMatch(/<[^>]*\sstyle=/)
    // Inline scripts contain only data, which no browser runs.
    const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag))).toEqual([])
    const policy = headers.get('content-security-policy')
    for (const [, css = ''] of html.matchAll(/<style>([^]*?)<\/style>/g))
      expect(policy).toContain(`'${hashOf(css)}'`)
    expect(policy).not.toMatch(/unsafe|nonce/)
  })

  test('contains no email address of a person', async () => {
    const { html } = await pageAt(path)
    const found = [...html.matchAll(/[\w.+-]+@[\w-]+\.\w+/g)].map(([address]) => address)
    expect([...new Set(found)]).toEqual(['support@example.com'])
  })

  test('is the same for a visitor who is signed in', async () => {
    using site = await serveSite(fetchOf(backendNow()), FRESH, () => NOW)
    const cookie = `access_token=${issueToken(INSTRUCTOR, PEOPLE.instructor.number, NOW)}`
    const [nobody, somebody] = [
      await site.page(path),
      await site.page(path, { cookie, 'auth-token': cookie }),
    ]
    expect(somebody.html).toBe(nobody.html)
  })
})

test.each([
  [
    CLASS,
    'Concealed Carry and Home Defense in Madison, WI',
    /^\w{3}, Dec 1, 2026 · \$145 · Madison, WI · 4\.\d★ \(\d+\)\. \w/,
  ],
  [
    `/instructor/${INSTRUCTOR}`,
    'Dana Reyes, instructor in Madison, WI',
    /^4\.\d★ \(\d+\) · Madison, WI\. \w/,
  ],
])('a preview of %s begins with what decides, and names the site once', async (path, title, description) => {
  const { html } = await pageAt(path)
  const propertyOf = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(html)?.[1]
  expect(propertyOf('title')).toBe(title)
  expect(propertyOf('site_name')).toBe('Harbor Training')
  expect(propertyOf('description')).toMatch(description)
})

describe('the document of a class', () => {
  test('has its dates by month, with links to the checkout for all but full dates', async () => {
    const { html } = await pageAt(CLASS)
    expect(html).toMatch(/<h3[^>]*>December 2026<\/h3>/)
    const links = [...html.matchAll(/href="(\/register\/[^"]+)"/g)].map(([, href]) => href)
    expect(links.length).toBeGreaterThan(2)
    for (const link of links)
      expect(link).toMatch(/^\/register\/concealed-carry-and-home-defense\/c-u-instructor-0\?oid=o-[\w-]+$/)
    expect(links.join()).not.toContain('o-u-instructor-0-3')
    expect(html).toContain('>Full<')
  })

  test('gives search engines each date with the offset of its venue', async () => {
    const nodes = jsonLdOf((await pageAt(CLASS)).html)
    const events = nodes.filter((node) => node['@type'] === 'Event')
    expect(nodes.map((node) => node['@type'])).toEqual([
      'Course',
      ...events.map(() => 'Event'),
      'BreadcrumbList',
    ])
    expect(events.length).toBe(5)
    for (const event of events) {
      expect(event['startDate']).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}-0[56]:00$/)
      expect(Date.parse(String(event['endDate']))).toBeGreaterThan(Date.parse(String(event['startDate'])))
    }
    const offers = events.map((event) => event['offers'] as { availability: string } | undefined)
    expect(new Set(offers.map((offer) => offer?.availability))).toEqual(
      // One date takes its registrations elsewhere.
      new Set(['https://schema.org/InStock', 'https://schema.org/SoldOut', undefined]),
    )
    expect(nodes[0]).toMatchObject({ aggregateRating: { '@type': 'AggregateRating', bestRating: 5 } })
  })

  test('is sent even if its dates cannot be loaded, and leaves them to the browser', async () => {
    const { status, html } = await pageAt(CLASS, 'listCourseOccurrences:500')
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Concealed Carry and Home Defense<\/h1>/)
    expect(html).toContain('aria-label="Loading the dates"')
    expect(stateOf(html).map(([[id]]) => id)).not.toContain('listCourseOccurrences')
  })
})

describe('without a script', () => {
  test('the links of dialogs lead to our contact details, and crawlers do not follow them', async () => {
    const { html } = await pageAt(CLASS)
    for (const request of ['date', 'question', 'details', 'email', 'account']) {
      const [link = ''] = html.match(new RegExp(`<a[^>]*request=${request}#by-mail"[^>]*>`)) ?? []
      expect(link).toContain(`href="?request=${request}#by-mail"`)
      expect(link).toContain(`data-request="${request}"`)
      expect(link).toContain('rel="nofollow"')
    }
    expect(html).toMatch(
      /<noscript><p id="by-mail">Our forms and saved classes need JavaScript\.[^<]*<\/p><\/noscript>/,
    )
  })

  test('the review page says that it needs JavaScript', async () => {
    const { html } = await pageAt('/review-class')
    expect(html).toContain('<h1>Review your class</h1>')
    expect(html).toMatch(/<noscript><p[^>]*>Writing a review needs JavaScript\./)
  })
})

test('the document of a review is the same for every link, makes no calls, and keeps search engines out', async () => {
  const asked: string[] = []
  const answer = fetchOf(backendNow())
  using site = await serveSite((request) => {
    asked.push(request.url)
    return answer(request)
  }, FRESH)
  const { status, html, headers } = await site.page('/review-class?oid=o-1&rid=secret')
  expect(status).toBe(200)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(asked).toEqual([])
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('rel="canonical"')
  expect(html).not.toContain('secret')
  expect(html).not.toMatch(/<[^>]*\sstyle=/)
})

describe('a missing page', () => {
  test.each([
    '/narnia',
    '/classes/narnia',
    '/class/%00',
    '/class/nobody',
    `/class/x/${'9'.repeat(10_000)}`,
    `/class/${'x'.repeat(400)}/1`,
    '/class/a/b/c/d',
    '/instructor/nobody',
    '/reciprocity/narnia',
    '/not-found',
    '/class/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ])('%s is a 404 that search engines do not index', async (path) => {
    const { status, html } = await pageAt(path)
    expect(status).toBe(404)
    expect(html).toMatch(/<h1>(Page not found|This class is not offered|This instructor is not listed)<\/h1>/)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain('<script>alert')
  })

  test('an address that cannot be decoded is refused', async () => {
    await expect(pageAt('/class/%E0%A4%A')).rejects.toThrow(URIError)
  })

  test('a class is gone from the next document after it is archived', async () => {
    const backend = backendNow()
    using site = await serveSite(fetchOf(backend), FRESH)
    expect((await site.page(CLASS)).status).toBe(200)
    backend.main.db.course.update(COURSE, { isArchived: true })
    expect((await site.page(CLASS)).status).toBe(404)
  })
})

describe('an API', () => {
  test.each(['500', 'offline', 'html', '503'])(
    'with the fault %s leaves the page to the browser',
    async (fault) => {
      const { status, html } = await pageAt(CLASS, `*:${fault}`)
      expect(status).toBe(503)
      expect(html).toContain('aria-label="Loading this class"')
      expect(stateOf(html)).toEqual([])
    },
  )

  test('that is slower than a visitor can wait leaves the page to the browser, and the next visitor has it', async () => {
    const calls = Promise.withResolvers<undefined>()
    const answer = fetchOf(backendNow())
    using site = await serveSite(
      async (request) => {
        await calls.promise
        return await answer(request)
      },
      { patience: 10 },
    )
    const { status, html } = await site.page(CLASS)
    expect(status).toBe(503)
    expect(html).toContain('aria-label="Loading this class"')
    calls.resolve(undefined)
    await expect.poll(async () => (await site.page(CLASS)).status).toBe(200)
  })

  test('gets calls without a token, and only once for many visitors', async () => {
    const seen: Request[] = []
    const answer = fetchOf(backendNow())
    using site = await serveSite((request) => {
      seen.push(request)
      return answer(request)
    })
    await Promise.all(Array.from({ length: 20 }, () => site.page(CLASS, { 'auth-token': 'secret' })))
    expect(seen.map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
      '/1/indexes/*/queries',
      `/api/training/courses/${COURSE}`,
      `/api/training/courses/${COURSE}/occurrences`,
      `/api/training/instructors/${INSTRUCTOR}`,
      `/api/training/instructors/${INSTRUCTOR}/courses`,
      `/api/training/instructors/${INSTRUCTOR}/reviews`,
    ])
    expect(seen.filter(({ headers }) => headers.has('auth-token'))).toEqual([])
  })
})

test('a document says when it was made, so that the browser reloads data that is too old', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    using site = await serveSite(fetchOf(backendNow()))
    const made = `data-made="${Date.now()}"`
    const first = await site.page(CLASS)
    expect(first.html).toContain(made)
    vi.setSystemTime(Date.now() + 42_000)
    expect((await site.page(CLASS)).html).toBe(first.html)
  } finally {
    vi.useRealTimers()
  }
})

test('a document that is old when it is sent does not grow old in caches too', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  using site = await serveSite(fetchOf(backendNow()), { patience: 10_000 }, () => NOW)
  const maxAge = async () =>
    /s-maxage=\d+/.exec((await site.page(CLASS)).headers.get('cache-control') ?? '')?.[0]
  expect(await maxAge()).toBe('s-maxage=60')
  vi.advanceTimersByTime(61_000)
  expect(await maxAge()).toBe('s-maxage=1')
  // The new one is made by then.
  await vi.waitFor(async () => expect(await maxAge()).toBe('s-maxage=60'))
})
