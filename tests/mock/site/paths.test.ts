// Which paths the document server answers, and how.
import { describe, expect, test, vi } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { directoryPath } from '../../../src/public/search/directory.ts'
import { fetchOf, ORIGIN, serveSite } from '../../support/serve-site.ts'

const serve = () => serveSite(fetchOf(createBackend()))

test('a path of the instructors gets the other half, and search engines do not index it', async () => {
  using site = await serve()
  const { html, headers } = await site.page('/my-classes?page=2')
  expect(html).toContain('The other half')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('a request that is not a GET is not answered', async () => {
  using site = await serve()
  expect(await site.respond(new Request(`${ORIGIN}/classes`, { method: 'POST' }))).toBeUndefined()
})

test('a directory link leads to the instructors of its state for good', async () => {
  using site = await serve()
  const { status, headers } = await site.page(directoryPath('wisconsin'))
  expect(status).toBe(301)
  expect(headers.get('location')).toBe('/instructor-search?lat=44.62&lng=-89.99&within=any&state=WI')
})

describe('one address costs no more than its page:', () => {
  test.each([
    ['slashes', '/'.repeat(7900)],
    ['slashes before a letter', `/classes${'/'.repeat(7900)}x`],
    ['words', `/${'a-'.repeat(3900)}instructors`],
  ])('no pattern sees a path of thousands of %s', async (_, path) => {
    using site = await serve()
    // Every method of strings and patterns that searches goes through it.
    const exec = vi.spyOn(RegExp.prototype, 'exec')
    const { status } = await site.page(path)
    const seen = exec.mock.calls.map(([text]) => text)
    exec.mockRestore()
    expect(status).toBe(404)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((text) => text.includes(path.slice(0, 1000)))).toEqual([])
  })

  test('slashes at the end are cut off', async () => {
    using site = await serve()
    for (const end of ['/', '///', '/'.repeat(400)])
      expect((await site.page(`/classes/wisconsin${end}`)).status).toBe(200)
  })
})
