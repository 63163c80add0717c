// The protocol of the search service, and its failures.
import { http, HttpResponse, passthrough } from 'msw'
import { describe, expect, test } from 'vitest'
import { connect } from '../../../src/api/connection.ts'
import { search, searchClient } from '../../../src/api/services/search.ts'
import { refused } from '../../support/refused.ts'
import { serveMock } from '../../support/serve-mock.ts'
import { useMock } from '../../support/use-mock.ts'
import { courses } from './indexes.ts'

const mock = useMock()

describe('the protocol', () => {
  test('answers several questions in one call, in order', async () => {
    const [places, people, again] = await search([
      { indexName: 'courses', query: 'madison' },
      { indexName: 'instructors', query: 'dana' },
      { indexName: 'courses', params: 'query=madison&hitsPerPage=3' },
    ])
    expect([places.index, people.index, again.index]).toEqual(['courses', 'instructors', 'courses'])
    expect(people.hits[0]).toMatchObject({ firstName: 'Dana' })
    expect(again.hits).toEqual(places.hits.slice(0, 3))
    expect(again).toMatchObject({
      query: 'madison',
      params: 'query=madison&hitsPerPage=3',
      nbHits: places.nbHits,
    })
  })

  test('accepts the form that widgets send', async () => {
    const { results } = await searchClient().search([
      {
        indexName: 'courses',
        params: { query: 'madison', facets: ['state'], maxValuesPerFacet: 10, highlightPreTag: '__ais__' },
      },
    ] as never)
    expect(results[0]).toMatchObject({
      index: 'courses',
      facets: { state: { WI: expect.any(Number) as number } },
    })
  })

  test.each([
    ['an unknown index', { indexName: 'nowhere' }, 404, 'Index nowhere does not exist'],
    ['a name of all objects', { indexName: 'constructor' }, 404, 'Index constructor does not exist'],
    ['a filter', { indexName: 'courses', filters: 'state = WI' }, 400, 'filters: cannot read "state = WI"'],
    ['a facet filter', { indexName: 'courses', facetFilters: ['WI'] }, 400, 'facetFilters: cannot read "WI"'],
    ['a page', { indexName: 'courses', page: -1 }, 400, 'requests.0.page: must be at least 0'],
    ['a place', { indexName: 'courses', aroundLatLng: 'here' }, 400, /^aroundLatLng/],
  ])('refuses %s', async (_, question, status, message) => {
    expect(await refused(search([question as never]))).toEqual({
      status,
      message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
    })
  })

  test.each([
    ['is not there', () => HttpResponse.error(), { kind: 'network', status: 0 }],
    ['is broken', () => new HttpResponse(null, { status: 503 }), { kind: 'response', status: 503 }],
    [
      'is behind a proxy that refuses',
      () => HttpResponse.html('<p>Slow down', { status: 429 }),
      { status: 429, message: 'Too many requests. Wait a minute, then try again' },
    ],
    ['answers a page', () => HttpResponse.html('<p>Sign in'), { kind: 'unreadable' }],
    ['answers something else', () => HttpResponse.json({ hello: 'world' }), { kind: 'unreadable' }],
  ])('a service that %s causes an ordinary error', async (_, response, error) => {
    mock.use(http.post('*/1/indexes/*/queries', response))
    await expect(courses()).rejects.toMatchObject({ name: 'ApiError', ...error })
  })

  test('a service that never answers times out', async () => {
    connect({ timeout: 50 })
    mock.use(http.post('*/1/indexes/*/queries', () => new Promise(() => undefined) as never))
    await expect(courses()).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('works over HTTP on a port too', async () => {
    await using server = await serveMock()
    connect({ services: { content: '', geocoding: '', leads: '', search: server.origin } })
    mock.use(http.all(`${server.origin}/*`, () => passthrough()))
    expect((await courses({ query: 'madison' })).nbHits).toBeGreaterThan(0)
  })
})
