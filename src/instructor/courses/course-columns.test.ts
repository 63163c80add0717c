import { expect, test } from 'vitest'
import { marksOf } from './course-columns.tsx'

const course = {
  overrideUrl: null as string | null,
  isModule: false,
  isEligibleForInstructorAutomation: false,
  isInstructorCertifying: false,
}

test.each([
  [{}, undefined, []],
  [{ isModule: true }, undefined, ['One module only']],
  [{}, { name: 'A', webPayOnly: true }, ['Online payment only']],
  [{}, { name: 'A', webPayOnly: null }, []],
  [{ overrideUrl: 'https://a.example/' }, undefined, ['Registration elsewhere']],
  [
    { isInstructorCertifying: true, isEligibleForInstructorAutomation: true },
    undefined,
    ['Certifies instructors', 'Instructor automation'],
  ],
])('%j %j', (more, curriculum, marks) => expect(marksOf({ ...course, ...more }, curriculum)).toEqual(marks))
