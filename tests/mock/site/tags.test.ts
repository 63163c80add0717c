// The tags of a document, by which a backend takes it out of every cache after a change of what the document shows.
import { expect, test } from 'vitest'
import { EVERYONE } from '../../../mocks/db/indexes.ts'
import { tagsOf } from '../../../src/public/server/caching.ts'
import { backendNow, CLASS, COURSE, INSTRUCTOR, pageAt } from '../../support/serve-site.ts'

const backend = backendNow()
const { db } = backend.main

/** The tags of the page at a path, in both spellings. */
async function tagsAt(path: string) {
  const { headers } = await pageAt(path, '', backend)
  const tags = headers.get('surrogate-key')?.split(' ') ?? []
  expect(headers.get('cache-tag') ?? '').toBe(tags.join(','))
  expect(new Set(tags).size).toBe(tags.length)
  return tags
}

test('a class has the tags of its course and its instructor, and of no state', async () => {
  const tags = await tagsAt(CLASS)
  expect(tags).toEqual(expect.arrayContaining([`course-${COURSE}`, `instructor-${INSTRUCTOR}`]))
  // It also shows the next classes of its instructor.
  expect(tags.filter((tag) => !tag.startsWith(`course-c-${INSTRUCTOR}-`))).toEqual([
    `instructor-${INSTRUCTOR}`,
  ])
})

test('an instructor has the tags of all courses on the page', async () => {
  const courses = [...db.course.of('searchable', EVERYONE).values()].filter(
    ({ instructorId }) => instructorId === INSTRUCTOR,
  )
  const tags = await tagsAt(`/instructor/${INSTRUCTOR}`)
  expect(courses.length).toBeGreaterThan(10)
  expect(tags).toEqual(
    expect.arrayContaining([`instructor-${INSTRUCTOR}`, ...courses.map(({ id }) => `course-${id}`)]),
  )
})

test.each(['/classes/wisconsin', '/instructor-search?type=classes&state=WI'])(
  '%s has the tags of its state and of each course that it lists',
  async (path) => {
    const tags = await tagsAt(path)
    expect(tags.filter((tag) => tag.startsWith('state-'))).toEqual(['state-wi'])
    expect(tags).toContain(`course-${COURSE}`)
  },
)

test('a list of instructors has their tags', async () => {
  const tags = await tagsAt('/instructor-search?type=instructors')
  expect(tags.length).toBeGreaterThan(5)
  expect(tags.filter((tag) => !tag.startsWith('instructor-'))).toEqual([])
})

test.each(['/review-class', '/class/nobody'])('%s, which nobody keeps, has none', async (path) =>
  expect(await tagsAt(path)).toEqual([]),
)

test('an id that the contract forbids is no tag, and there is an end to tags', () => {
  const hits = (ids: string[]) => [
    [['search', { courses: 'x' }], ids.map((id) => ({ objectID: id }))] as const,
  ]
  expect(tagsOf(hits(['a b', 'a,b', 'a\nb', '', 'x'.repeat(65)]))).toEqual([])
  const many = (length: number, digits: number) =>
    tagsOf(hits(Array.from({ length }, (_, i) => String(i).padStart(digits, '0'))))
  expect(many(121, 36)).toHaveLength(121)
  expect(many(500, 64).join(' ').length).toBeLessThanOrEqual(6700)
})
