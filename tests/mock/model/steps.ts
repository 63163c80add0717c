import { addTeacher, ofClasses, schedule } from './classes.ts'
import { createCourse, ofCourses } from './courses.ts'
import type { Model } from './model.ts'
import { ofReviews } from './reviews.ts'
import { addRegistrant, ofRosters, ofStudents } from './roster.ts'

/** What there is most to get wrong with is done most. */
export const steps = [
  ...ofCourses,
  ...ofStudents,
  ...[...ofClasses, ...ofRosters, ...ofReviews].flatMap((one) => [one, one, one]),
]

/** A course with a class that is over and one that is ahead, both with a seat left, so that each step finds work. */
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
