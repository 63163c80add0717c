// Tests the sitemap: an index, and parts that stay within the limits of sitemaps.org however large the search index is.
import contract from '../../../contracts/bundled/search.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import {
  backendNow,
  CLASS,
  fetchOf,
  INSTRUCTOR,
  ORIGIN,
  pageAt,
  serveSite,
} from '../../support/serve-site.ts'

const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

test('the robots.txt names the index, which names parts that name the public pages', async () => {
  using site = await serveSite(fetchOf(backendNow()))
  expect((await site.page('/robots.txt')).html).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  const { html, headers } = await site.page('/sitemap.xml')
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const parts = locsOf(html)
  expect(parts).toEqual(
    ['states', 'courses-1', 'instructors-1'].map((part) => `${ORIGIN}/sitemap-${part}.xml`),
  )
  const named = await Promise.all(
    parts.map(async (part) => locsOf((await site.page(new URL(part).pathname)).html)),
  )
  expect(named.map((locs) => locs.length > 0)).toEqual([true, true, true])
  const all = named.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(
    expect.arrayContaining(
      [
        '/',
        '/classes',
        '/classes/texas',
        '/instructor-search?state=WI',
        '/instructor-search?type=classes&amp;curriculum=Basic+Handgun',
        '/instructor-search',
        '/reciprocity/texas',
        CLASS,
        `/instructor/${INSTRUCTOR}`,
      ].map((path) => ORIGIN + path),
    ),
  )
  expect(all.filter((loc) => loc.includes('/classes/iowa'))).toEqual([])
  expect(all.filter((loc) => /review-class|search-by|register|my-classes/.test(loc))).toEqual([])
})

test.each([
  'courses-2',
  'courses-99999',
  'courses-0',
  'courses-1e3',
  'courses',
  'classes-1',
  'toString-1',
  'states-1',
])('there is no part %s', async (part) => {
  const { status, html } = await pageAt(`/sitemap-${part}.xml`)
  expect({ status, html }).toEqual({ status: 404, html: 'Not found' })
})

test.each(['search:500', 'search:offline', 'search:html'])(
  'crawlers are asked to come back while the search service fails with %s',
  async (scenario) => {
    for (const path of ['/sitemap.xml', '/sitemap-states.xml', '/sitemap-courses-1.xml']) {
      const { status, headers } = await pageAt(path, scenario)
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toBe('60')
    }
  },
)

const { examples } = contract.paths['/1/indexes/*/queries'].post.responses['200'].content['application/json']
const [RESULT] = examples.bothIndexes.value.results

describe('an index of 123,456 courses', () => {
  const TOTAL = 123_456
  /** As long as the contract allows, and longer once it is escaped. */
  const NAME = '&'.repeat(100) + 'long-name '.repeat(10)

  /** A search service with that many courses, and how many calls it got. */
  function largeSearch() {
    let calls = 0
    const hit = (i: number) => ({
      // The type of the example has nothing that all kinds of hits have.
      ...(RESULT?.hits[0] as object),
      objectID: `c&${String(i).padStart(62, '0')}`,
      name: `${NAME} ${i}`,
    })
    async function fetch(request: Request): Promise<Response> {
      calls++
      const { requests } = JSON.parse(await request.text()) as {
        requests: { indexName: string; page: number; hitsPerPage: number }[]
      }
      const results = requests.map(({ indexName, page, hitsPerPage }) => {
        const nbHits = indexName === 'courses' ? TOTAL : 0
        const count = Math.max(0, Math.min(hitsPerPage, nbHits - page * hitsPerPage))
        return {
          ...RESULT,
          nbHits,
          hits: Array.from({ length: count }, (_, i) => hit(page * hitsPerPage + i)),
        }
      })
      return Response.json({ results })
    }
    return { fetch, calls: () => calls }
  }

  test('has parts within the limits, with each course once', async () => {
    const { fetch } = largeSearch()
    using site = await serveSite(fetch)
    const parts = locsOf((await site.page('/sitemap.xml')).html)
    expect(parts).toHaveLength(1 + 13)
    const seen = new Set<string>()
    for (const part of parts.slice(1)) {
      const { html, status } = await site.page(new URL(part).pathname)
      expect(status).toBe(200)
      expect(Buffer.byteLength(html)).toBeLessThan(50 * 1024 * 1024)
      expect(html).not.toMatch(/&(?!amp;)/)
      const locs = locsOf(html)
      expect(locs.length).toBeLessThanOrEqual(50_000)
      for (const loc of locs) seen.add(loc)
    }
    expect(seen.size).toBe(TOTAL)
  })

  test('is read only as far as a request needs, and once for many crawlers', async () => {
    const { fetch, calls } = largeSearch()
    using site = await serveSite(fetch)
    await site.page('/sitemap.xml')
    expect(calls()).toBe(2)
    await Promise.all(Array.from({ length: 8 }, () => site.page('/sitemap-courses-2.xml')))
    expect(calls()).toBe(2 + 10)
    await site.page('/sitemap-courses-13.xml')
    expect(calls()).toBe(2 + 10 + 4)
  })
})
