// Every operation as seven actors, with the exact status; a refusal changes nothing.
import { describe, expect, test } from 'vitest'
import { operations } from '../../contracts/reader/contracts.ts'
import type { Row } from '../../mocks/db/rows.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import * as calls from '../../src/api/generated/training.calls.ts'
import type { Args, OperationId } from '../../src/api/generated/training.types.ts'
import { statusOf } from '../support/refused.ts'
import { NOW, tokenOf, useMock } from '../support/use-mock.ts'

const mock = useMock()
const { id } = PEOPLE.instructor
/** Taught by the owner and by the range partner. */
const occurrence = `o-${id}-0-7`
const registrant = `r-${id}-0-7-0`
const course = `c-${id}-0`
/** Over, with twelve students and without results. */
const ungraded = `o-${id}-0-1`

const ACTORS = {
  'no token': undefined,
  'broken token': 'broken',
  'expired token': tokenOf('instructor', NOW - 7_200_000),
  student: tokenOf('student'),
  owner: tokenOf('instructor'),
  'other instructor': tokenOf('newcomer'),
  'co-instructor': tokenOf('range'),
}
type Actor = keyof typeof ACTORS
const person = { firstName: 'A', lastName: 'B', email: 'a@example.com' }
const png = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], { type: 'image/png' })
const day = { startTime: '2027-03-06T09:00:00-06:00', endTime: '2027-03-06T17:00:00-06:00' }

// What is not at a known id in the seed is looked up, or added for the one test.
const reviewOf = (isAsked: (review: Row<'review'>) => boolean) => {
  const classes = [...mock.db.occurrence.of('taughtBy', id).keys()]
  const found = classes.flatMap((o) => [...mock.db.review.of('occurrenceId', o).values()]).find(isAsked)
  if (!found) throw new Error('the seed has no such review')
  return found
}
const replied = () => {
  const { id: reviewId, replyId } = reviewOf((review) => review.replyId !== null)
  return { id: reviewId, replyId: replyId ?? '' }
}
const silent = () => {
  const attended = [...mock.db.registrant.of('roster', `o-${id}-2-0`).keys()]
  const found = attended.find((one) => mock.db.review.of('registrantId', one).size === 0)
  return { id: found ?? '' }
}
const image = () => ({ id: mock.db.image.create({ ownerId: id }).id })
const employed = () => {
  mock.db.employment.create({ userId: id, organizationId: 'org-copper' })
  return { id }
}
const allResults = () => ({
  body: {
    occurrenceId: ungraded,
    results: [...mock.db.registrant.of('roster', ungraded).keys()].map((registrantId) => ({
      registrantId,
      status: 'PASSED' as const,
    })),
  },
})
const agreementsOf = (year: number) => ({
  body: { agreementIds: [...mock.db.agreement.of('year', String(year)).keys()], year },
})

/** What is asked for, and what everyone but the owner is told; undefined is success. */
type Case<Id extends OperationId> = {
  args: Args<Id> | (() => Args<Id>)
  /** Without a valid token. */
  none: number | undefined
  student: number | undefined
  other: number | undefined
  co: number | undefined
}
const anyone = { none: undefined, student: undefined, other: undefined, co: undefined }
const instructors = { ...anyone, none: 401, student: 403 }
const hidden = { none: 401, student: 404, other: 404, co: 404 }
const visible = { none: 401, student: 403, other: 403, co: 403 }
const shared = { co: undefined }
const CASES: { [Id in OperationId]: Case<Id> } = {
  acceptAgreements: { args: () => agreementsOf(2026), ...instructors },
  addOccurrenceInstructor: {
    args: { id: occurrence, body: { instructorNumber: '200100' } },
    ...visible,
    ...shared,
  },
  archiveCourse: { args: { id: course }, ...visible },
  archiveStudent: { args: { id: `s-${id}-3` }, ...hidden },
  createCourse: { args: { idToCopy: course }, ...visible },
  createCourseRequest: {
    args: { id: course, body: { email: person.email, comment: 'When?', consentedToContact: false } },
    ...anyone,
  },
  createOccurrence: {
    args: { body: { entityId: course, entityType: 'courses', dates: [day], capacity: 5 } },
    ...visible,
  },
  createRegistrant: {
    args: { body: { occurrenceId: occurrence, ...person, isManualRegistrant: true } },
    ...visible,
    ...shared,
  },
  createRegistrantReview: {
    args: () => ({ ...silent(), body: { rating: 4, comment: '', isPublic: true } }),
    ...anyone,
  },
  createReply: {
    args: () => ({ id: reviewOf((review) => review.replyId === null).id, body: { comment: 'Thanks' } }),
    ...visible,
  },
  deleteCourse: { args: { id: `c-${id}-34` }, ...visible },
  deleteImage: { args: image, ...visible },
  deleteOccurrence: { args: { id: `o-${id}-0-4` }, ...visible },
  deleteRegistrant: { args: { id: registrant }, ...hidden, ...shared },
  deleteReply: { args: replied, ...visible },
  emailCourseDetails: {
    args: () => ({
      id: course,
      body: {
        email: person.email,
        courseUrl: `https://training.example.com/class/concealed-carry-and-home-defense/${course}`,
      },
    }),
    ...anyone,
  },
  getCourse: { args: { id: course }, ...anyone },
  getEventCheckIn: { args: {}, ...instructors },
  getInstructor: { args: { id }, ...anyone },
  getOccurrence: { args: { id: occurrence }, ...anyone },
  getRegistrantReview: { args: () => ({ id: reviewOf(() => true).registrantId }), ...anyone },
  getStudent: { args: { id: `s-${id}-3` }, ...hidden },
  listAgreements: { args: { year: 2026 }, ...instructors },
  listCertifications: { args: { id: `acc-${id}`, isPublic: false }, ...hidden },
  listCourseItems: { args: {}, ...instructors },
  listCourseOccurrences: { args: { id: course }, ...anyone },
  listCurricula: { args: {}, ...anyone },
  listInstructorCourses: { args: { id }, ...hidden },
  listInstructorCurricula: { args: { id }, ...hidden },
  listInstructorOccurrences: { args: { id }, ...hidden },
  listInstructorReviews: { args: { id }, ...anyone },
  listOrganizations: { args: employed, ...hidden },
  listOwnReviews: { args: {}, ...instructors },
  listPromotions: { args: {}, ...instructors },
  listRegistrants: { args: { id: occurrence }, ...hidden, ...shared },
  listStudents: { args: { id }, ...hidden },
  removeOccurrenceInstructor: {
    args: { id: occurrence, instructorId: PEOPLE.range.id },
    ...visible,
    ...shared,
  },
  requestCourseDetails: { args: { id: course, body: { email: person.email } }, ...anyone },
  submitResults: { args: allResults, ...visible },
  updateCourse: {
    args: { id: course, body: { price: 200, instructorId: id, isPublished: true } },
    ...visible,
  },
  updateInstructor: { args: { id, body: { biography: 'Me' } }, ...visible },
  updateOccurrence: { args: { id: occurrence, body: { capacity: 50 } }, ...visible, ...shared },
  updateRegistrant: { args: { id: registrant, body: { notes: 'x' } }, ...hidden, ...shared },
  updateRegistrantReview: {
    args: () => {
      const { id: reviewId, registrantId } = reviewOf(() => true)
      return { id: registrantId, reviewId, body: { comment: 'Better' } }
    },
    ...anyone,
  },
  updateReply: { args: () => ({ ...replied(), body: { comment: 'Thanks' } }), ...visible },
  updateStudent: { args: { id: `s-${id}-3`, body: { notes: 'x' } }, ...hidden },
  uploadImage: { args: { body: { file: png } }, ...instructors },
}

function expected(called: OperationId, actor: Actor): number | undefined {
  const { none, student, other, co } = CASES[called]
  const byActor: Record<Actor, number | undefined> = {
    'no token': none,
    'broken token': none,
    'expired token': none,
    student,
    owner: undefined,
    'other instructor': other,
    'co-instructor': co,
  }
  return byActor[actor]
}

describe.each(Object.keys(CASES) as OperationId[])('%s', (called) => {
  test.each(Object.keys(ACTORS) as Actor[])('as %s', async (actor) => {
    mock.withToken(ACTORS[actor])
    const { args } = CASES[called]
    const asked = typeof args === 'function' ? args() : args
    const mark = mock.db.journal.mark()
    const status = await statusOf((calls[called] as (args: object) => Promise<unknown>)(asked))
    expect(status).toBe(expected(called, actor))
    if (status !== undefined) expect(mock.db.journal.mark()).toBe(mark)
  })
})

test('no operation is missing', () => {
  const ids = operations.filter(({ contract }) => contract === 'training').map((operation) => operation.id)
  expect(Object.keys(CASES).toSorted()).toEqual(ids.toSorted())
})
