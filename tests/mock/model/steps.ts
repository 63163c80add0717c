import { addTeacher, ofClasses, schedule } from './classes.ts'
import { createCourse, ofCourses } from './courses.ts'
import type { Model } from './model.ts'
import { ofReviews } from './reviews.ts'
import { addRegistrant, ofRosters, ofStudents } from './roster.ts'

/** The steps most likely to go wrong run most often. */
export const steps = [
  ...ofCourses,
  ...ofStudents,
  ...[...ofClasses, ...ofRosters, ...ofReviews].flatMap((one) => [one, one, one]),
]

/** Creates a course with a past class and an upcoming one, both with a free seat, so that every step has a target. */
export async function begin(model: Model) {
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
