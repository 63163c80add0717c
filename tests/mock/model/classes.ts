import { inZone } from '../../../src/lib/wall-clock.ts'
import * as fc from 'fast-check'
import type { Class, Course, Model, Who } from './model.ts'
import { IDS, inHours, NUMBERS } from './real.ts'
import { anyone, by, type By, classes, courses, played, step, without } from './step.ts'

type Plan = { who: Who; start: number; capacity: number }
type Teacher = { who: Who; target: Who }

const iso = (hours: number) => inZone(inHours(hours), 'America/Chicago')

export async function schedule(model: Model, course: Course, { who, start, capacity }: Plan) {
  const end = start + 8
  const dates = [{ startTime: iso(start), endTime: iso(end) }]
  const body = { entityId: course.id, entityType: 'courses', dates, capacity }
  const done = await played(model.expected.schedule(who, course), who, 'POST', 'occurrences', body)
  if (!done) return
  course.hasHadClasses = true
  const { id } = done.data
  model.classes.push({ id, course: course.id, start, end, capacity, isGraded: false, teachers: ['owner'] })
}

async function editCapacity(model: Model, one: Class, { who, capacity }: { who: Who; capacity: number }) {
  const status = model.expected.editCapacity(who, one, capacity)
  if (await played(status, who, 'PATCH', `occurrences/${one.id}`, { capacity })) one.capacity = capacity
}

async function deleteClass(model: Model, one: Class, { who }: By) {
  const done = await played(model.expected.deleteClass(who, one), who, 'DELETE', `occurrences/${one.id}`)
  if (!done) return
  model.classes = without(model.classes, one)
  for (const line of model.lines) if (line.review?.class === one.id) delete line.review
}

export async function addTeacher(model: Model, one: Class, { who, target }: Teacher) {
  const body = { instructorNumber: NUMBERS[target] }
  const status = model.expected.addTeacher(who, one, target)
  if (await played(status, who, 'POST', `occurrences/${one.id}/instructors`, body)) one.teachers.push(target)
}

async function removeTeacher(model: Model, one: Class, { who, target }: Teacher) {
  const path = `occurrences/${one.id}/instructors/${IDS[target]}`
  const status = model.expected.removeTeacher(who, one, target)
  if (await played(status, who, 'DELETE', path)) one.teachers = without(one.teachers, target)
}

async function submitResults(model: Model, one: Class, { who, isWhole }: { who: Who; isWhole: boolean }) {
  const roster = model.roster(one)
  const named = isWhole ? roster : roster.slice(1)
  const results = (named.length ? named : [{ id: 'nobody' }]).map(({ id }) => ({
    registrantId: id,
    status: 'PASSED',
  }))
  const status = model.expected.submit(who, one, isWhole)
  if (!(await played(status, who, 'POST', 'results', { occurrenceId: one.id, results }))) return
  one.isGraded = true
  for (const line of roster) line.status = 'PASSED'
}

/** Hours from now: three days ago, in progress, in three days. */
const starts = fc.constantFrom(-72, -72, -1, 72)
const seats = fc.integer({ min: 1, max: 3 })
const teachers = fc.constantFrom<Who>('helper', 'helper', 'owner')
const mostlyTrue = fc.constantFrom(true, true, false)

export const ofClasses = [
  step('schedule', fc.record({ who: anyone, start: starts, capacity: seats }), courses, schedule),
  step('editCapacity', fc.record({ who: anyone, capacity: seats }), classes, editCapacity),
  step('deleteClass', by, classes, deleteClass),
  step('addTeacher', fc.record({ who: anyone, target: teachers }), classes, addTeacher),
  step('removeTeacher', fc.record({ who: anyone, target: teachers }), classes, removeTeacher),
  step('submitResults', fc.record({ who: anyone, isWhole: mostlyTrue }), classes, submitResults),
]
