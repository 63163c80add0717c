import { expect } from 'vitest'
import type { Class, Course, Model, Who } from './model.ts'
import { call, IDS, KNOWN, type Resource } from './real.ts'

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted()
const read = async (who: Who, path: string) => {
  const { status, document } = await call(who, 'GET', path)
  expect(status, path).toBe(200)
  return document
}
const list = async (who: Who, path: string): Promise<Resource[]> => (await read(who, path)).data

/** Compares everything that can be read with the model. */
export async function compare(model: Model) {
  for (const one of model.classes) await compareClass(model, one)
  await compareCourses(model)
  for (const who of ['owner', 'helper'] as const) await compareLists(model, who)
  const students = await read('owner', `instructors/${IDS.owner}/students?perPage=0`)
  const active = model.students.filter(({ isArchived }) => !isArchived)
  expect(idsOf(students.data)).toEqual(idsOf(active))
  expect(students.meta.total).toBe(active.length)
}

async function compareClass(model: Model, one: Class) {
  for (const who of ['owner', 'helper'] as const) {
    const { attributes } = (await read(who, `occurrences/${one.id}`)).data as Resource
    expect(attributes).toMatchObject({
      capacity: one.capacity,
      numberOfRegistrants: model.roster(one).length,
      isPast: model.isOver(one),
      canDelete: who === 'owner' && model.isDeletable(one),
      canSubmitResults: model.teaches(who, one) && model.isGradable(one),
    })
    expect(attributes['resultsSubmittedAt'] !== null).toBe(one.isGraded)
    const teachers = attributes['instructors'] as { guid: string }[]
    expect(teachers.map(({ guid }) => guid)).toEqual(one.teachers.map((teacher) => IDS[teacher]))
  }
  const path = `occurrences/${one.id}/registrants`
  const roster = await list('owner', path)
  expect(idsOf(roster)).toEqual(idsOf(model.roster(one)))
  for (const { id, status } of model.roster(one))
    expect(roster.find((line) => line.id === id)?.attributes['status']).toBe(status)
  expect(idsOf(await list('owner', `${path}?filter=deleted`))).toEqual(idsOf(model.removed(one)))
}

async function compareCourses(model: Model) {
  for (const isArchived of [false, true]) {
    const listed = await list(
      'owner',
      `instructors/${IDS.owner}/courses${isArchived ? '?filter=archived' : ''}`,
    )
    const courses = model.courses.filter((course) => course.isArchived === isArchived)
    expect(idsOf(listed)).toEqual(idsOf(courses))
    for (const course of courses)
      expect(listed.find(({ id }) => id === course.id)?.attributes).toMatchObject(flagsOf(model, course))
  }
  for (const course of model.courses) {
    const { attributes } = (await read('owner', `courses/${course.id}`)).data as Resource
    expect(attributes).toMatchObject(rated(model.rating(model.classesOf(course))))
  }
}

/** Digits of `closeTo`. The difference may be 0.051: a server may send the exact average or one decimal, a half rounded either way. */
const ONE_DECIMAL = 0.99

const rated = ({ averageReviewRating, ...counted }: ReturnType<Model['rating']>) => ({
  ...counted,
  averageReviewRating: expect.closeTo(averageReviewRating, ONE_DECIMAL) as number,
})

function flagsOf(model: Model, course: Course) {
  const past = model.classesOf(course).filter(model.isOver).length
  return {
    futureOccurrencesCount: model.classesOf(course).length - past,
    pastOccurrencesCount: past,
    canDelete: !course.hasHadClasses,
    canArchive: !course.isArchived,
  }
}

/** Compares the lists and the average rating of an instructor. */
async function compareLists(model: Model, who: Who) {
  const taught = model.classes.filter((one) => model.teaches(who, one))
  for (const filter of ['future', 'to_be_graded', 'completed'] as const) {
    const listed = await read(who, `instructors/${IDS[who]}/occurrences?perPage=0&filter=${filter}`)
    const classes = taught.filter((one) => model.listOf(one) === filter)
    expect(idsOf(listed.data), filter).toEqual(idsOf(classes))
    expect(listed.meta.total).toBe(classes.length)
  }
  const reviews = await list(who, `instructor/reviews?perPage=0`)
  const written = model.lines.filter(({ review }) => taught.some(({ id }) => id === review?.class))
  expect(idsOf(reviews)).toEqual(idsOf(written.flatMap(({ review }) => review ?? [])))
  const { attributes } = (await read(who, `instructors/${IDS[who]}`)).data as Resource
  expect(attributes).toMatchObject(rated(model.rating(taught, KNOWN)))
}
