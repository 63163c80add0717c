// What the mock tells a cache after a change: the tags of every page that says something else now.
import { expect, test } from 'vitest'
import { purgesOf } from '../../mocks/purges.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import * as training from '../../src/api/generated/training.calls.ts'
import type { MutationId } from '../../src/api/operation-ids.ts'
import { effects } from '../../src/api/stale.ts'
import { paths } from '../../src/paths.ts'
import { purgedBy } from '../../tools/contracts/purges.ts'
import { sampleCalls } from '../support/sample-calls.ts'
import { fetchOf, serveSite } from '../support/serve-site.ts'
import { NOW, useMock } from '../support/use-mock.ts'

const mock = useMock()
const { id } = PEOPLE.instructor
const samples = {
  ...sampleCalls(mock.db),
  // A move, because no page shows what else can be edited.
  updateRegistrant: () => ({ id: `r-${id}-0-7-0`, body: { occurrenceId: `o-${id}-0-4` } }),
}
const COURSE = `c-${id}-0`
const OTHER = `c-${PEOPLE.range.id}-0`

/** Pages that show the courses of an instructor in all ways, and the class of another one. */
const PAGES = [
  paths.instructor(id),
  paths.instructor(PEOPLE.range.id),
  paths.classesIn('wisconsin'),
  '/instructor-search?type=instructors&state=WI',
]

/** The pages as they are now, with their tags. */
async function pages() {
  using site = await serveSite(fetchOf(mock.backend), { fresh: 0, stale: 0, patience: 20_000 }, () => NOW)
  const all = await Promise.all([
    ...[COURSE, `c-${id}-1`, OTHER].map((course) => site.pageOf(course).catch(() => undefined)),
    ...PAGES.map((path) => site.page(path)),
  ])
  return all.map((page) => ({
    html: page?.html,
    tags: page?.headers.get('surrogate-key')?.split(' ') ?? [],
  }))
}

type Call = (args: object) => Promise<unknown>
/** Makes a change, and returns the tags that it takes out. */
async function change(call: () => Promise<unknown>): Promise<string[]> {
  const tags: string[] = []
  const stop = mock.db.journal.onOperation((changes) => tags.push(...purgesOf(mock.db, changes)))
  mock.as('instructor')
  await call()
  stop()
  return tags
}

/** Changes of what no page shows: a new course is not published yet, and results are those of a past class. */
const UNSEEN = new Set<MutationId>(['createCourse', 'submitResults'])

const kindOf = (tag: string) => tag.slice(0, tag.indexOf('-'))

// The keys of the table are the names of all changes.
const changes = (Object.keys(effects) as MutationId[]).filter((name) => purgedBy(name).length)

test.each(changes)('%s takes out every page that it makes wrong', async (name) => {
  const [call, args] = [
    training[name as keyof typeof samples] as Call,
    samples[name as keyof typeof samples](),
  ]
  const before = await pages()
  const tags = await change(() => call(args))
  const after = await pages()
  const wrong = before.filter(({ html }, i) => html !== after[i]?.html)
  expect(wrong.length === 0).toBe(UNSEEN.has(name))
  for (const page of wrong) expect(page.tags.filter((tag) => tags.includes(tag))).not.toEqual([])
  expect(tags).not.toEqual([])
  // What the contracts promise, and for a new course its own tag, which no page has yet.
  const promised = [...purgedBy(name), ...(name === 'createCourse' ? ['course'] : [])]
  expect(tags.map(kindOf).filter((kind) => !promised.includes(kind as never))).toEqual([])
})

test('a new price takes out what shows the course, and no list in which it stays where it is', async () => {
  const body = { price: 149, instructorId: id, isPublished: true as const }
  const before = await pages()
  const tags = await change(() => training.updateCourse({ id: COURSE, body }))
  expect(tags).toEqual([`course-${COURSE}`])
  const after = await pages()
  const wrong = before.filter(({ html }, i) => html !== after[i]?.html)
  expect(wrong.length).toBeGreaterThan(2)
  for (const page of wrong) expect(page.tags).toContain(`course-${COURSE}`)
})

test('a course that moves to another state takes out the lists of both', async () => {
  const { lat: _, lng: __, ...place } = mock.db.course.get(COURSE)?.location ?? {}
  const location = { ...place, state: 'MN' } as never
  const body = { location, instructorId: id, isPublished: true as const }
  const tags = await change(() => training.updateCourse({ id: COURSE, body }))
  expect(tags).toEqual([`course-${COURSE}`, 'state-wi', 'state-mn'])
})
