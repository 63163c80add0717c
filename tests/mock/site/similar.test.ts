// What stands in for a class that is gone, and beside one that is full: without a script, in the document.
import { expect, test } from 'vitest'
import { backendNow, CLASS, COURSE, fetchOf, FRESH, pageAt, serveSite } from '../../support/serve-site.ts'

/** The classes under a heading, as paths. */
function linksBelow(html: string, heading: string): string[] {
  const section = html.slice(html.indexOf(heading)).replace(/<\/section>[^]*/, '')
  return html.includes(heading)
    ? [...section.matchAll(/href="(\/class\/[^"]+)"/g)].map(([, path = '']) => path)
    : []
}
const SIMILAR = 'Similar classes with free seats'
const OTHERS = 'Other classes with free seats'

test('a class that was archived leads to others of its subject, and to the search', async () => {
  const backend = backendNow()
  backend.main.db.course.update(COURSE, { isArchived: true })
  const { status, html, headers } = await pageAt(CLASS, '', backend)
  expect(status).toBe(404)
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5')
  expect(html).toContain('<h1>This class is not offered</h1>')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('action="/search-by"')
  const links = linksBelow(html, SIMILAR)
  expect(links.length).toBeGreaterThan(1)
  expect(new Set(links).size).toBe(links.length)
  for (const link of links) expect(link).toMatch(/concealed.*carry|carry.*concealed/)
  expect(links).not.toContain(CLASS)
})

test.each(['/class/zzzz-qqqq/nobody', '/class/nobody', '/class/%3Cscript%3E/nobody'])(
  '%s leads to the next classes of all',
  async (path) => {
    const { status, html } = await pageAt(path)
    expect(status).toBe(404)
    expect([...linksBelow(html, OTHERS), ...linksBelow(html, SIMILAR)].length).toBeGreaterThan(1)
  },
)

test('links to missing classes with the same words cost one search', async () => {
  const answer = fetchOf(backendNow())
  let searches = 0
  using site = await serveSite((request) => {
    if (request.url.includes('/1/indexes')) searches++
    return answer(request)
  })
  for (const path of ['/class/concealed-carry-texas/a', '/class/the-concealed-carry-class/b'])
    expect(linksBelow((await site.page(path)).html, SIMILAR).length).toBeGreaterThan(1)
  expect(searches).toBe(1)
})

test.each(['search:500', 'search:offline'])('without the search (%s), it is still said', async (scenario) => {
  const { status, html } = await pageAt('/class/x/nobody', scenario)
  expect(status).toBe(404)
  expect(html).toContain('This class is not offered')
})

test('a search that hangs does not hold up the answer', async () => {
  const answer = fetchOf(backendNow())
  using site = await serveSite(
    (request) => (request.url.includes('/1/indexes') ? new Promise(() => undefined) : answer(request)),
    { ...FRESH, patience: 500 },
  )
  const { status, html } = await site.page('/class/x/nobody')
  expect(status).toBe(404)
  expect(html).toContain('This class is not offered')
})

test('a class without a free seat shows where there are some', async () => {
  const backend = backendNow()
  expect((await pageAt(CLASS, '', backend)).html).not.toMatch(/with free seats<\/h2>/)
  const { occurrence } = backend.main.db
  // A list of their own, because an update puts a class to the end of the index.
  for (const id of Array.from(occurrence.of('courseId', COURSE).keys()))
    occurrence.update(id, { numberOfRegistrants: 500 })
  const { status, html } = await pageAt(CLASS, '', backend)
  expect(status).toBe(200)
  const links = [...linksBelow(html, SIMILAR), ...linksBelow(html, OTHERS)]
  expect(links.length).toBeGreaterThan(0)
  expect(links).not.toContain(CLASS)
})
