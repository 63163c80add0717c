import * as fc from 'fast-check'
import type { Course, Model, Who } from './model.ts'
import { IDS } from './real.ts'
import { anyone, by, type By, courses, played, step, without } from './step.ts'

const FORM = {
  name: 'Class',
  curriculumId: '11',
  price: 60,
  capacity: 3,
  location: {
    name: 'Range',
    address1: '1 Road',
    address2: '',
    city: 'Madison',
    state: 'WI',
    postalCode: '53703',
  },
  instructorId: IDS.owner,
}
const fresh = (id: string): Course => ({ id, isArchived: false, isPublished: false, hasHadClasses: false })

export async function createCourse(model: Model) {
  const done = await played(201, 'owner', 'POST', 'courses', FORM)
  if (done) model.courses.push(fresh(done.data.id))
}

async function copyCourse(model: Model, course: Course, { who }: By) {
  const status = model.expected.toCourse(who, course, 201)
  const done = await played(status, who, 'POST', `courses?idToCopy=${course.id}`)
  if (done) model.courses.push(fresh(done.data.id))
}

async function archiveCourse(model: Model, course: Course, { who }: By) {
  const status = model.expected.archive(who, course)
  if (await played(status, who, 'POST', `courses/${course.id}/archive`)) course.isArchived = true
}

async function deleteCourse(model: Model, course: Course, { who }: By) {
  const done = await played(model.expected.deleteCourse(who, course), who, 'DELETE', `courses/${course.id}`)
  if (done) model.courses = without(model.courses, course)
}

async function editCourse(model: Model, course: Course, { who, price }: { who: Who; price: number }) {
  const body = { price, instructorId: IDS[who], isPublished: true }
  const status = model.expected.editCourse(who, course, price)
  if (await played(status, who, 'PATCH', `courses/${course.id}`, body)) course.isPublished = true
}

const prices = fc.constantFrom(49.99, 50, 80)

export const ofCourses = [
  step('createCourse', fc.constant({}), () => [0], createCourse),
  step('copyCourse', by, courses, copyCourse),
  step('archiveCourse', by, courses, archiveCourse),
  step('deleteCourse', by, courses, deleteCourse),
  step('editCourse', fc.record({ who: anyone, price: prices }), courses, editCourse),
]
