// Tests the structured data of all public pages: against the vocabulary of schema.org, and against what search engines
// require before they show more than a link.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { slugify } from '../../../src/lib/slug.ts'
import { paths } from '../../../src/paths.ts'
import type { PageName } from '../../../src/public/site/pages.ts'
import { objectionsTo } from '../../support/schema-org.ts'
import {
  backendNow,
  CLASS,
  fetchOf,
  INSTRUCTOR,
  jsonLdOf,
  ORIGIN,
  serveSite,
} from '../../support/serve-site.ts'
import { NOW } from '../../support/use-mock.ts'

const backend = backendNow()
/** A course without dates. */
const dateless = backend.main.db.course.get(`c-${INSTRUCTOR}-34`)
if (!dateless) throw new Error('no course without dates')
const DATELESS = paths.publicClass(slugify(dateless.name), dateless.id)

/** Each public page. Those that search engines must not index have no structured data. */
const PAGES: Record<PageName, readonly string[]> = {
  home: ['/'],
  class: [CLASS, DATELESS],
  classes: ['/classes'],
  state: ['/classes/texas', '/classes/iowa'],
  instructor: [`/instructor/${INSTRUCTOR}`, `/instructor/${PEOPLE.newcomer.id}`],
  review: [],
  search: ['/instructor-search', '/instructor-search?type=classes&curriculum=Basic+Handgun'],
  searchBy: ['/search-by'],
  legacyLogin: [],
  reciprocity: ['/reciprocity/texas'],
}

type Node = Record<string, unknown> & { '@type'?: string }
const nodes: Record<string, Node> = {}

const site = await serveSite(fetchOf(backend), { patience: 20_000 })
afterAll(() => site[Symbol.dispose]())
beforeAll(async () => {
  for (const path of Object.values(PAGES).flat())
    for (const [i, node] of jsonLdOf((await site.page(path)).html).entries())
      nodes[`${path} ${i} ${String(node['@type'])}`] = node
})

const all = (type: string) => Object.values(nodes).filter((node) => node['@type'] === type)
const dated = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/
const isOwn: unknown = expect.stringMatching(/^https:\/\/training\.example\.com\/\S*$/)
const isText: unknown = expect.stringMatching(/\S/)

test('nothing that is drawn waits for the structured data', async () => {
  for (const path of Object.values(PAGES).flat()) {
    const { html } = await site.page(path)
    const last = html.lastIndexOf('</footer>')
    expect(last, path).toBeGreaterThan(0)
    expect(html.indexOf('application/ld+json'), path).toBeGreaterThan(last)
  }
})

test('the pages have nodes of every type', () => {
  expect(new Set(Object.values(nodes).map((node) => node['@type']))).toEqual(
    new Set(['BreadcrumbList', 'Course', 'Event', 'Organization', 'ProfilePage']),
  )
  for (const path of Object.values(PAGES).flat())
    expect(Object.keys(nodes).filter((name) => name.startsWith(`${path} `))).not.toEqual([])
})

test('each node has only types, properties and values of schema.org', () => {
  for (const node of Object.values(nodes)) expect(node['@context']).toBe('https://schema.org')
  const bare = Object.entries(nodes).map(([name, { '@context': _, ...node }]) => [name, node] as const)
  const event = bare.find(([name]) => name.endsWith('Event'))?.[1] ?? {}
  // The check itself is tested along with the pages, because starting the compiler takes most of the time.
  const wrong = {
    'another type': { ...event, '@type': 'Course' },
    'a property of another type': { ...event, courseCode: '7' },
    'a misspelled property': { ...event, startdate: '2026-12-01' },
    'a value of another type': { ...event, location: { '@type': 'Offer', price: 3 } },
    'a value outside of an enumeration': { ...event, eventStatus: 'https://schema.org/InStock' },
    'a nested property': { ...event, offers: { '@type': 'Offer', cost: 3 } },
  }
  const objections = objectionsTo({ ...Object.fromEntries(bare), ...wrong })
  const nameOf = (objection: string) => objection.split(': ')[0] ?? ''
  expect(objections.filter((line) => !(nameOf(line) in wrong))).toEqual([])
  expect(new Set(objections.map(nameOf))).toEqual(new Set(Object.keys(wrong)))
})

describe('what search engines require', () => {
  test('of a course: a description and a provider', () => {
    for (const node of all('Course'))
      expect(node).toMatchObject({
        name: isText,
        description: isText,
        url: isOwn,
        provider: { '@type': 'Organization', name: isText, url: isOwn },
      })
  })

  // The one date of the class that takes registrations elsewhere.
  const isSold = ({ offers }: Node) => offers !== undefined

  test('of an event: a start, a place with an address, and an offer with its price if it is sold here', () => {
    expect(all('Event').length).toBeGreaterThan(3)
    for (const node of all('Event')) {
      expect(node).toMatchObject({
        name: isText,
        startDate: expect.stringMatching(dated) as unknown,
        endDate: expect.stringMatching(dated) as unknown,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: isText,
          address: {
            '@type': 'PostalAddress',
            streetAddress: isText,
            addressLocality: isText,
            addressRegion: expect.stringMatching(/^[A-Z]{2}$/) as unknown,
            postalCode: expect.stringMatching(/^\d{5}$/) as unknown,
            addressCountry: 'US',
          },
        },
        organizer: { '@type': 'Organization', name: isText, url: isOwn },
        performer: { '@type': 'Person', name: isText },
        ...(isSold(node) && {
          offers: {
            '@type': 'Offer',
            price: expect.stringMatching(/^\d+\.\d\d$/) as unknown,
            priceCurrency: 'USD',
            availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|SoldOut)$/) as unknown,
            url: isOwn,
          },
        }),
      })
      expect(Date.parse(String(node['startDate']))).toBeGreaterThan(NOW)
    }
  })

  test('of a full date: that it is sold out, with no link to the checkout', () => {
    expect(all('Event').filter((node) => !isSold(node))).toHaveLength(1)
    const offers = all('Event')
      .filter(isSold)
      .map(({ offers: offer }) => offer as Record<string, string>)
    const full = offers.filter(({ availability }) => availability === 'https://schema.org/SoldOut')
    expect(full.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^https:\/\/training\.example\.com\/class\/\S+\?oid=o-[\w-]+$/) as unknown,
    ])
    expect(offers.filter((offer) => !full.includes(offer)).map(({ url }) => url)).toEqual(
      offers.slice(full.length).map(() => expect.stringContaining(`${ORIGIN}/register/`) as unknown),
    )
  })

  test('of several dates: an address each, the days of a long class, and an instance of the course', () => {
    const events = all('Event')
    expect(new Set(events.map(({ url }) => url)).size).toBe(events.length)
    const days = events.flatMap(({ subEvent = [] }) => subEvent as Node[])
    expect(days.length).toBeGreaterThan(2)
    for (const day of days)
      expect(String(day['startDate']).slice(0, 10)).toBe(String(day['endDate']).slice(0, 10))
    expect(all('Course').map(({ hasCourseInstance = [] }) => (hasCourseInstance as Node[]).length)).toEqual([
      events.length,
      0,
    ])
  })

  test('of a breadcrumb list: at least two steps, counted from 1, that lead here', () => {
    for (const [name, { itemListElement }] of Object.entries(nodes).filter(([key]) =>
      key.endsWith('BreadcrumbList'),
    )) {
      const steps = itemListElement as Node[]
      expect(steps.length, name).toBeGreaterThan(1)
      for (const [i, step] of steps.entries())
        expect(step, name).toMatchObject({ '@type': 'ListItem', position: i + 1, name: isText, item: isOwn })
    }
  })

  test('of a rating: a value within its bounds and a number of reviews; none without reviews', () => {
    const rated = Object.values(nodes).flatMap(({ aggregateRating }) =>
      aggregateRating ? [aggregateRating as Record<string, number>] : [],
    )
    expect(rated.length).toBeGreaterThan(0)
    for (const rating of rated) {
      expect(rating).toMatchObject({ '@type': 'AggregateRating', bestRating: 5, worstRating: 1 })
      expect(rating['ratingValue']).toBeGreaterThanOrEqual(1)
      expect(rating['ratingValue']).toBeLessThanOrEqual(5)
      expect(rating['reviewCount']).toBeGreaterThan(0)
    }
    const newcomer = Object.keys(nodes).filter((name) => name.includes(PEOPLE.newcomer.id))
    expect(newcomer.filter((name) => nodes[name]?.['aggregateRating'])).toEqual([])
  })
})

test('a course without dates has no event', () => {
  expect(
    Object.keys(nodes)
      .filter((name) => name.startsWith(DATELESS))
      .map((name) => name.split(' ')[2]),
  ).toEqual(['Course', 'BreadcrumbList'])
})
