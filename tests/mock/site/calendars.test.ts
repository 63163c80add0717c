// The calendars to subscribe to, as two calendar libraries read them.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { nextVersion } from '../../../mocks/rules/version.ts'
import { inZone } from '../../../src/lib/wall-clock.ts'
import { readByIcalJs, readByNodeIcal } from '../../support/read-calendar.ts'
import { COURSE, fetchOf, FRESH, INSTRUCTOR, ORIGIN, serveSite } from '../../support/serve-site.ts'
import { NOW } from '../../support/use-mock.ts'

const HOUR = 3_600_000
const OF_COURSE = `/class/${COURSE}.ics`
const OF_INSTRUCTOR = `/instructor/${INSTRUCTOR}.ics`

let now = NOW
let backend = createBackend(() => now)
beforeEach(() => {
  now = NOW
  backend = createBackend(() => now)
})
const serve = (scenario = '') => serveSite(fetchOf(backend, scenario), FRESH, () => now)
async function pageAt(path: string, scenario?: string) {
  using site = await serve(scenario)
  return await site.page(path)
}

/** The classes of a course that are still to come. */
const classesOf = (course: string) =>
  [...backend.main.db.occurrence.of('courseId', course).values()].filter(({ dates }) =>
    dates.some(({ endTime }) => Date.parse(endTime) > now),
  )

/** The first class of one day. */
function aClass() {
  const found = classesOf(COURSE).find(({ dates }) => dates.length === 1)
  const [day] = found?.dates ?? []
  if (!found || !day) throw new Error('no class')
  return { ...found, day }
}

const later = (iso: string, hours: number) => inZone(Date.parse(iso) + hours * HOUR, 'America/Chicago')

describe.each([
  ['ical.js', readByIcalJs],
  ['node-ical', readByNodeIcal],
])('%s', (_, read) => {
  /** The calendar at a path, by the ids of its events. */
  async function calendarAt(path: string) {
    const { html } = await pageAt(path)
    return new Map(read(html).map((event) => [event.uid, event]))
  }

  test('reads each day of each class of a course, in the zone of its venue', async () => {
    const events = await calendarAt(OF_COURSE)
    const classes = classesOf(COURSE)
    expect(classes.length).toBeGreaterThan(3)
    for (const { id, dates } of classes)
      for (const [i, { startTime, endTime }] of dates.entries())
        expect(events.get(`class-${id}-day-${i + 1}@training.example.com`)).toMatchObject({
          start: Date.parse(startTime),
          end: Date.parse(endTime),
          zone: 'America/Chicago',
          title: 'Concealed Carry and Home Defense',
          place: expect.stringContaining('Madison, WI') as string,
          url: `${ORIGIN}/class/concealed-carry-and-home-defense/${COURSE}?oid=${id}`,
        })
  })

  test('reads the classes of all public courses of an instructor', async () => {
    const { db } = backend.main
    const courses = [...db.course.of('activeOf', INSTRUCTOR).values()].filter(
      ({ isPublished, isSearchable }) => isPublished && isSearchable,
    )
    const days = courses.flatMap(({ id }) => classesOf(id).flatMap(({ dates }) => dates))
    const starts = new Set([...(await calendarAt(OF_INSTRUCTOR)).values()].map(({ start }) => start))
    expect(days.length).toBeGreaterThan(10)
    for (const { startTime } of days) expect(starts).toContain(Date.parse(startTime))
  })

  test('reads one date by its id', async () => {
    const { id } = aClass()
    expect([...(await calendarAt(`/class/${COURSE}/${id}.ics`)).keys()]).toEqual([
      `class-${id}-day-1@training.example.com`,
    ])
  })

  test('a class that moves keeps its id and gets a higher number', async () => {
    const { id, day, ...row } = aClass()
    const uid = `class-${id}-day-1@training.example.com`
    const before = (await calendarAt(OF_COURSE)).get(uid)
    now += HOUR
    const moved = { ...day, startTime: later(day.startTime, 49), endTime: later(day.endTime, 49) }
    backend.main.db.occurrence.update(id, { dates: [moved], ...nextVersion(row, now) })
    const after = (await calendarAt(OF_COURSE)).get(uid)
    expect(after).toMatchObject({ start: Date.parse(moved.startTime), modified: now })
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity)
  })

  test('a class whose course is renamed gets a higher number too', async () => {
    const { id } = aClass()
    const uid = `class-${id}-day-1@training.example.com`
    const course = backend.main.db.course.get(COURSE)
    if (!course) throw new Error('no course')
    const before = (await calendarAt(OF_COURSE)).get(uid)
    now += HOUR
    backend.main.db.course.update(COURSE, { name: 'Another name', ...nextVersion(course, now) })
    const after = (await calendarAt(OF_COURSE)).get(uid)
    expect(after?.title).toBe('Another name')
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity)
  })

  test('a deleted class is gone, and all others stay', async () => {
    const { id } = aClass()
    const before = await calendarAt(OF_COURSE)
    backend.main.db.occurrence.remove(id)
    const after = await calendarAt(OF_COURSE)
    expect([...before.keys()].filter((uid) => !after.has(uid))).toEqual([
      `class-${id}-day-1@training.example.com`,
    ])
  })

  test('a class stays while it runs and for a month after it', async () => {
    const { id, day } = aClass()
    const uid = `class-${id}-day-1@training.example.com`
    const isThereAt = async (instant: number) => {
      now = instant
      return (await calendarAt(OF_COURSE)).has(uid)
    }
    expect(await isThereAt(Date.parse(day.startTime) + HOUR)).toBe(true)
    expect(await isThereAt(Date.parse(day.endTime) + 30 * 24 * HOUR)).toBe(true)
    expect(await isThereAt(Date.parse(day.endTime) + 32 * 24 * HOUR)).toBe(false)
  })

  test.each([
    'Range; “Bay 2”, left \\ right',
    'x\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nTRIGGER:-PT5M',
    'Ünï-çødé 射击 🎯'.repeat(12),
    'x'.repeat(199),
    'x;TZID=Europe/Paris:y',
    '=HYPERLINK("https://evil.example")',
  ])('reads the name %j as it was written', async (name) => {
    const course = backend.main.db.course.get(COURSE)
    if (!course) throw new Error('no course')
    backend.main.db.course.update(COURSE, { name, location: { ...course.location, name } })
    const events = await calendarAt(OF_COURSE)
    expect(events.size).toBeGreaterThan(3)
    const shown = name.replaceAll('\r\n', '\n')
    for (const { title, place } of events.values()) {
      expect(title).toBe(shown)
      expect(place.startsWith(shown)).toBe(true)
    }
  })
})

test('a server without versions sends no numbers', async () => {
  const fetch = fetchOf(backend)
  using site = await serveSite(
    async (request) => {
      const text = await (await fetch(request)).text()
      return Response.json(
        JSON.parse(text, function (key: string, value: unknown) {
          return key === 'meta' && typeof value === 'object' && value && 'version' in value
            ? undefined
            : value
        }),
      )
    },
    FRESH,
    () => now,
  )
  const { html } = await site.page(OF_COURSE)
  expect(html).not.toMatch(/SEQUENCE|LAST-MODIFIED/)
  expect(html).toContain('DTSTAMP:20261120T150000Z')
})

test('a calendar does not read its query, so a cache needs no rule for it', async () => {
  const { html } = await pageAt(OF_COURSE)
  expect((await pageAt(`${OF_COURSE}?oid=${aClass().id}`)).html).toBe(html)
})

test('no one has to read the same calendar twice', async () => {
  using site = await serve()
  const { headers, status } = await site.page(OF_COURSE)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60, /)
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('cache-tag')?.split(',')).toContain(`course-${COURSE}`)
  now += HOUR
  const again = await site.page(OF_COURSE, { 'if-none-match': headers.get('etag') ?? '' })
  expect({ status: again.status, html: again.html }).toEqual({ status: 304, html: '' })
})

test.each([
  ['/class/unknown.ics', 404],
  ['/instructor/unknown.ics', 404],
  ['/class/a.b.ics', 404],
  [`/class/${COURSE}/unknown.ics`, 404],
  [`/class/x/${COURSE}.ics`, 404],
  [`/instructor/${INSTRUCTOR}/x.ics`, 404],
])('%s answers %i', async (path, expected) => {
  const { status, html } = await pageAt(path)
  expect({ status, html }).toEqual({ status: expected, html: 'Not found' })
})

test('caches keep for seconds that there is no such calendar', async () => {
  const { headers } = await pageAt('/instructor/unknown.ics')
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5')
})

test('a calendar is made once in ten minutes, because that of an instructor takes a call for each course', async () => {
  const fetch = vi.fn(fetchOf(backend))
  using site = await serveSite(fetch, {}, () => now)
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const callsFor = async () => {
    const before = fetch.mock.calls.length
    expect((await site.page(OF_INSTRUCTOR)).status).toBe(200)
    return fetch.mock.calls.length - before
  }
  const first = await callsFor()
  expect(first).toBeGreaterThan(10)
  vi.advanceTimersByTime(9 * 60_000)
  expect(await callsFor()).toBe(0)
  vi.advanceTimersByTime(2 * 60_000)
  expect(await callsFor()).toBe(first)
})

test('one course that goes at this moment does not take the calendar of its instructor with it', async () => {
  expect((await pageAt(OF_INSTRUCTOR, 'listCourseOccurrences:404')).status).toBe(503)
})

test.each(['getCourse:500', 'listCourseOccurrences:offline', 'listCourseOccurrences:html'])(
  'calendars are asked to come back while the API fails with %s, and take away nothing',
  async (scenario) => {
    const { status, headers } = await pageAt(OF_COURSE, scenario)
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '60',
      'no-store',
    ])
  },
)
