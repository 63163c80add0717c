import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import * as calls from '../../src/api/generated/training.calls.ts'
import type { MutationId } from '../../src/api/operation-ids.ts'
import { effects } from '../../src/api/stale.ts'
import { refused, statusOf } from '../support/refused.ts'
import { sampleCalls } from '../support/sample-calls.ts'
import { NOW, useMock } from '../support/use-mock.ts'

const mock = useMock('instructor')
const { id: me } = PEOPLE.instructor
const CLASS = `o-${me}-0-7`

type Meta = { version: string; updatedAt: string }
type Resource = { attributes: object; meta?: Meta }
/** The edits of resources with a version, and what the refusal calls each of them. */
const EDITS = {
  updateCourse: 'course',
  updateInstructor: 'account',
  updateOccurrence: 'class',
  updateRegistrant: 'student',
  updateStudent: 'student',
} as const
type Edit = keyof typeof EDITS

const edit = (name: Edit, ifMatch?: string): Promise<{ data: Resource }> => {
  // Each sample belongs to its call, which the union of their types cannot say.
  const call = calls[name] as (args: object) => Promise<{ data: Resource }>
  return call({ ...sampleCalls(mock.db)[name](), ifMatch })
}
const metaOf = async (read: Promise<{ data: Resource }>) => (await read).data.meta

describe.each(Object.keys(EDITS) as Edit[])('an edit by %s', (name) => {
  test('leads to the next version, at the time of the edit', async () => {
    const at = new Date(NOW).toISOString()
    expect(await metaOf(edit(name))).toEqual({ version: '2', updatedAt: at })
    expect(await metaOf(edit(name, '"2"'))).toEqual({ version: '3', updatedAt: at })
  })

  test('of an older version is refused and changes nothing', async () => {
    await edit(name, '"1"')
    const mark = mock.db.journal.mark()
    expect(await refused(edit(name, '"1"'))).toEqual({
      status: 412,
      message: `This ${EDITS[name]} was changed after you opened it.`,
    })
    expect(mock.db.journal.mark()).toBe(mark)
  })

  test('says that a resource is hidden or closed before it says that the version is old', async () => {
    mock.as('newcomer')
    expect(await statusOf(edit(name, '"0"'))).toBeOneOf([403, 404])
  })
})

test('a locked entry is refused as locked, whatever its version', async () => {
  const [locked] = mock.db.registrant.of('roster', `o-${me}-0-0`).keys()
  const call = calls.updateRegistrant({ id: locked ?? '', ifMatch: '"0"', body: { notes: 'x' } })
  expect(await statusOf(call)).toBe(409)
})

test('a row of a list has the version of its resource', async () => {
  await edit('updateCourse')
  await edit('updateOccurrence')
  await edit('updateRegistrant')
  await edit('updateStudent')
  const lists: { data: (Resource & { id: string })[] }[] = [
    await calls.listInstructorCourses({ id: me }),
    await calls.listInstructorOccurrences({ id: me, perPage: 0 }),
    await calls.listRegistrants({ id: CLASS }),
    await calls.listStudents({ id: me, perPage: 0 }),
  ]
  const edited = [`c-${me}-0`, CLASS, `r-${me}-0-7-0`, `s-${me}-3`]
  for (const [i, { data }] of lists.entries()) {
    expect(data.find((row) => row.id === edited[i])?.meta?.version).toBe('2')
    expect(data.some((row) => row.meta?.version === '1')).toBe(true)
  }
})

describe('the version stays when', () => {
  test('a student registers, and the class counts one more', async () => {
    const read = () => calls.getOccurrence({ id: CLASS })
    const before = await read()
    await calls.createRegistrant(sampleCalls(mock.db).createRegistrant())
    const { data } = await read()
    expect(data.attributes.numberOfRegistrants).toBe(before.data.attributes.numberOfRegistrants + 1)
    expect(data.meta).toEqual(before.data.meta)
  })

  test('a review moves the average of a course and its instructor', async () => {
    const read = async () => [
      await metaOf(calls.getCourse({ id: `c-${me}-2` })),
      await metaOf(calls.getInstructor({ id: me })),
    ]
    const before = await read()
    await calls.createRegistrantReview(sampleCalls(mock.db).createRegistrantReview())
    expect(await read()).toEqual(before)
  })

  test('an instructor connects a payment account, pays a visit or takes the photo away', async () => {
    mock.db.instructor.update(me, { hasPaymentProcessorId: false })
    const before = await metaOf(calls.getInstructor({ id: me }))
    const touch = { lastTouchedAt: '2026-11-20T15:00:00Z' }
    expect(await metaOf(calls.updateInstructor({ id: me, body: touch }))).toEqual(before)
    expect(await metaOf(calls.updateInstructor({ id: me, body: { imageIds: [] } }))).toEqual(before)
    expect(await metaOf(calls.updateInstructor({ id: me, body: { authCode: 'ac_1' } }))).toEqual(before)
  })
})

describe('the table of the README of the contracts', () => {
  const KINDS = {
    course: 'a course',
    occurrence: 'a class',
    registrant: 'a registrant',
    student: 'a student',
    instructor: 'an instructor',
  }
  const table =
    readFileSync('contracts/README.md', 'utf8').split('| New version of')[1]?.split('\n\n')[0] ?? ''
  /** What the table says that a call gives a new version. */
  const promised = (name: string) =>
    Object.values(KINDS).filter((kind) =>
      table.split('\n').some((line) => line.startsWith(`| ${kind} `) && line.includes(`\`${name}\``)),
    )
  // The keys of the table are the names of all changes.
  const changes = (Object.keys(effects) as MutationId[]).filter((name) => name in calls)

  test.each(changes)('says what %s gives a new version', async (name) => {
    const samples = {
      ...sampleCalls(mock.db),
      // A move, which changes the seats of two classes as well.
      updateRegistrant: () => ({ id: `r-${me}-0-7-0`, body: { occurrenceId: `o-${me}-0-4` } }),
    }
    const args = samples[name as keyof typeof samples]()
    const image = mock.db.instructor.get(me)?.imageIds[0] ?? null
    mock.db.course.update(`c-${me}-0`, { imageId: image })
    const seen = new Set<string>()
    const stop = mock.db.journal.onOperation((all) => {
      for (const { table: model, previous, next } of all)
        if (previous && next && Object(previous).version !== Object(next).version)
          seen.add(KINDS[model as keyof typeof KINDS])
    })
    await (calls[name as keyof typeof calls] as (given: object) => Promise<unknown>)(args)
    stop()
    expect([...seen].toSorted()).toEqual(promised(name).toSorted())
  })
})

test('what another call does to editable values is a version of its own', async () => {
  const versionOf = async (read: Promise<{ data: Resource }>) => (await metaOf(read))?.version
  await calls.addOccurrenceInstructor(sampleCalls(mock.db).addOccurrenceInstructor())
  await calls.removeOccurrenceInstructor(sampleCalls(mock.db).removeOccurrenceInstructor())
  expect(await versionOf(calls.getOccurrence({ id: CLASS }))).toBe('3')

  const image = mock.db.image.create({ ownerId: me }).id
  mock.db.course.update(`c-${me}-0`, { imageId: image })
  mock.db.instructor.update(me, { imageIds: [image] })
  await calls.deleteImage({ id: image })
  expect(await versionOf(calls.getCourse({ id: `c-${me}-0` }))).toBe('2')
  // The photo of an account is saved beside its form.
  expect(await versionOf(calls.getInstructor({ id: me }))).toBe('1')

  await calls.archiveCourse({ id: `c-${me}-0` })
  expect(await versionOf(calls.getCourse({ id: `c-${me}-0` }))).toBe('3')
})

test('a new resource and a copy begin with version 1, at the time they were made', async () => {
  const samples = sampleCalls(mock.db)
  await edit('updateCourse')
  const first = { version: '1', updatedAt: new Date(NOW).toISOString() }
  expect(await metaOf(calls.createCourse(samples.createCourse()))).toEqual(first)
  expect(await metaOf(calls.createOccurrence(samples.createOccurrence()))).toEqual(first)
  expect(await metaOf(calls.createRegistrant(samples.createRegistrant()))).toEqual(first)
})
