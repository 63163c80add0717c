// Which paths the document server answers, and how.
import { describe, expect, test, vi } from 'vitest'
import { directoryPath } from '../../../src/public/search/directory-path.ts'
import { speculationRules } from '../../../src/public/server/speculation.ts'
import {
  backendNow,
  CLASS,
  COURSE,
  fetchOf,
  INSTRUCTOR,
  ORIGIN,
  pageAt,
  serveSite,
} from '../../support/serve-site.ts'

type Where = { href_matches?: string }
type Rules = { prefetch: { where: { and: (Where & { not?: Where })[] } }[] }

test('a path of the instructors gets the other half, and search engines do not index it', async () => {
  const { html, headers } = await pageAt('/my-classes?page=2')
  expect(html).toContain('The other half')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('a request that is not a GET is not answered', async () => {
  using site = await serveSite(fetchOf(backendNow()))
  expect(await site.respond(new Request(`${ORIGIN}/classes`, { method: 'POST' }))).toBeUndefined()
})

test('a page says where its rules for fetching ahead are, and browsers can read them', async () => {
  const { headers } = await pageAt('/classes')
  const rules = await pageAt(JSON.parse(headers.get('speculation-rules') ?? '') as string)
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json; charset=utf-8')
  expect(JSON.parse(rules.html)).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
})

test.each([
  [`${CLASS}?oid=o-1`, true],
  [`/class/${COURSE}`, true],
  [`/class/${COURSE}.ics`, false],
  [`/class/${COURSE}/o-1.ics`, false],
  ['/classes', false],
])('whether a browser may fetch %s ahead: %s', (path, expected) => {
  const [rule] = (JSON.parse(speculationRules) as Rules).prefetch
  const matches = ({ href_matches: pattern }: Where) =>
    pattern !== undefined && new URLPattern(pattern, ORIGIN).test(ORIGIN + path)
  expect(rule?.where.and.every((one) => (one.not ? !matches(one.not) : matches(one)))).toBe(expected)
})

test('a directory link leads to the instructors of its state for good', async () => {
  const { status, headers } = await pageAt(directoryPath('wisconsin'))
  expect(status).toBe(301)
  expect(headers.get('location')).toBe('/instructor-search?lat=44.62&lng=-89.99&within=any&state=WI')
})

describe('one address costs no more than its page:', () => {
  test.each([
    ['slashes', '/'.repeat(7900)],
    ['slashes before a letter', `/classes${'/'.repeat(7900)}x`],
    ['words', `/${'a-'.repeat(3900)}instructors`],
  ])('no pattern sees a path of thousands of %s', async (_, path) => {
    // Every method of strings and patterns that searches goes through it.
    const exec = vi.spyOn(RegExp.prototype, 'exec')
    const { status } = await pageAt(path)
    const seen = exec.mock.calls.map(([text]) => text)
    exec.mockRestore()
    expect(status).toBe(404)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((text) => text.includes(path.slice(0, 1000)))).toEqual([])
  })

  test('endless spellings of one class are one document, and lead to its address with their query', async () => {
    const asked: string[] = []
    const answer = fetchOf(backendNow())
    using site = await serveSite((request) => {
      asked.push(new URL(request.url).pathname)
      return answer(request)
    })
    for (let i = 0; i < 50; i++) {
      const { status, headers } = await site.page(`/class/name-${i}/${COURSE}?tid=${i}`)
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
        301,
        `${CLASS}?tid=${i}`,
        'no-store',
      ])
    }
    expect((await site.page(CLASS)).status).toBe(200)
    expect(asked.filter((path) => path === `/api/training/courses/${COURSE}`)).toHaveLength(1)
  })

  test.each([
    [`/class/${COURSE}`, CLASS],
    [`/course/${COURSE}`, CLASS],
    [`/CLASS/X/${COURSE}/`, CLASS],
    [`${CLASS}///`, CLASS],
    [`/instructor/${INSTRUCTOR}/dana-reyes/more`, `/instructor/${INSTRUCTOR}`],
    ['/classes/', '/classes'],
    [`/classes${'/'.repeat(400)}`, '/classes'],
    ['/classes/WI', '/classes/wisconsin'],
    ['/classes/New%20Mexico', '/classes/new-mexico'],
    ['/reciprocity/TX', '/reciprocity/texas'],
    ['/Instructor-Search/?type=classes', '/instructor-search?type=classes'],
    ['/review-class/?rid=1', '/review-class?rid=1'],
    ['//', '/'],
  ])('%.50s leads to %s for good', async (path, location) => {
    const { status, headers } = await pageAt(path)
    expect([status, headers.get('location')]).toEqual([301, location])
    expect((await pageAt(location)).status).toBe(200)
  })

  test.each(['/narnia', '/class/%00', '/class/a/b/c', '/classes/narnia', '/not-found'])(
    '%s asks the API nothing, and its document is kept for seconds',
    async (path) => {
      const fetch = vi.fn(fetchOf(backendNow()))
      using site = await serveSite(fetch)
      const { status, headers } = await site.page(path)
      expect([status, headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=5'])
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  test('a missing class is asked for once', async () => {
    const fetch = vi.fn(fetchOf(backendNow()))
    using site = await serveSite(fetch)
    await site.page('/class/nobody')
    const calls = fetch.mock.calls.length
    expect(calls).toBeGreaterThan(0)
    for (const path of ['/class/nobody', '/class/x/nobody', '/course/nobody'])
      expect((await site.page(path)).status).toBe(404)
    expect(fetch).toHaveBeenCalledTimes(calls)
  })
})
