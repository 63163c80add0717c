import { expect, test } from 'vitest'
import { marksOf } from './course-columns.tsx'

const course = {
  name: 'Pistol Basics',
  overrideUrl: null as string | null,
  price: 75,
  venue: 'Lakeside Range',
  city: 'Madison',
  state: 'WI',
  postalCode: '53703',
  cardImages: [],
  abbreviation: 'DSF',
  taughtBy: 'Dana Reyes',
  isModule: false,
  futureOccurrencesCount: 0,
  pastOccurrencesCount: 0,
  isArchived: false,
  canDelete: true,
  canArchive: true,
  isEligibleForInstructorAutomation: false,
  isInstructorCertifying: false,
  curriculumId: 'cur-dsf',
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
