import * as fc from 'fast-check'
import { compare } from './compare.ts'
import { addTeacher, ofClasses, schedule } from './classes.ts'
import { createCourse, ofCourses } from './courses.ts'
import { Model } from './model.ts'
import { ofReviews } from './reviews.ts'
import { addRegistrant, ofRosters, ofStudents } from './roster.ts'
import type { Step } from './step.ts'

/** The steps most likely to go wrong run most often. */
const steps = [
  ...ofCourses,
  ...ofStudents,
  ...[...ofClasses, ...ofRosters, ...ofReviews].flatMap((one) => [one, one, one]),
]

/** Creates a course with a past class and an upcoming one, both with a free seat, so that every step has a target. */
async function begin(model: Model) {
  await createCourse(model)
  const [course] = model.courses
  if (!course) return
  await schedule(model, course, { who: 'owner', start: -72, capacity: 3 })
  await schedule(model, course, { who: 'owner', start: 72, capacity: 2 })
  const [past, future] = model.classes
  if (!past || !future) return
  await addTeacher(model, past, { who: 'owner', target: 'helper' })
  for (const name of ['ann', 'bob']) await addRegistrant(model, past, { who: 'owner', name })
  await addRegistrant(model, future, { who: 'owner', name: 'cy' })
}

export const sequences = fc.commands(steps, { maxCommands: 40, size: 'max' })

/** Plays the steps on the backend and on the model, and compares all that can be read. */
export async function playAndCompare(commands: Iterable<Step>) {
  const model = new Model()
  await begin(model)
  await fc.asyncModelRun(() => ({ model, real: {} }), commands)
  await compare(model)
}
