import type { Database } from '../../mocks/db/database.ts'
import type { Row } from '../../mocks/db/rows.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import type { Args, OperationId } from '../../src/api/generated/training.types.ts'

const { id } = PEOPLE.instructor
/** A class taught by its owner and the range partner. */
const occurrence = `o-${id}-0-7`
const registrant = `r-${id}-0-7-0`
const course = `c-${id}-0`
/** A past class with twelve students and no results. `submitResults` lets the range partner teach it, too. */
const ungraded = `o-${id}-0-1`
const person = { firstName: 'A', lastName: 'B', email: 'a@example.com' }
const png = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], { type: 'image/png' })
const day = { startTime: '2027-03-06T09:00:00-06:00', endTime: '2027-03-06T17:00:00-06:00' }

/**
 * Arguments with which each operation succeeds for the seeded instructor. Records without a known ID in the seed are
 * looked up or created at the time of the call.
 */
export function sampleCalls(db: Database): { [Id in OperationId]: () => Args<Id> } {
  /** The latest, which is on the public pages if it is public. */
  const reviewOf = (isAsked: (review: Row<'review'>) => boolean) => {
    const classes = [...db.occurrence.of('taughtBy', id).keys()]
    const found = classes
      .flatMap((o) => [...db.review.of('occurrenceId', o).values()].filter(isAsked))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
    if (!found) throw new Error('the seed has no such review')
    return found
  }
  const replied = () => {
    const { id: reviewId, replyId } = reviewOf((review) => review.replyId !== null && review.isPublic)
    return { id: reviewId, replyId: replyId ?? '' }
  }
  const silent = () => {
    const attended = [...db.registrant.of('roster', `o-${id}-2-0`).keys()]
    const found = attended.find((one) => db.review.of('registrantId', one).size === 0)
    return { id: found ?? '' }
  }
  const employed = () => {
    db.employment.create({ userId: id, organizationId: 'org-copper' })
    return { id }
  }
  const allResults = () => {
    db.occurrence.update(ungraded, { instructorIds: [id, PEOPLE.range.id] })
    const roster = [...db.registrant.of('roster', ungraded).keys()]
    return {
      body: {
        occurrenceId: ungraded,
        results: roster.map((registrantId) => ({ registrantId, status: 'PASSED' as const })),
      },
    }
  }
  const agreementsOf = (year: number) => ({
    body: { agreementIds: [...db.agreement.of('year', String(year)).keys()], year },
  })

  return {
    acceptAgreements: () => agreementsOf(2026),
    addOccurrenceInstructor: () => ({ id: occurrence, body: { instructorNumber: '200100' } }),
    archiveCourse: () => ({ id: course }),
    archiveStudent: () => ({ id: `s-${id}-3` }),
    createCourse: () => ({ idToCopy: course }),
    createCourseRequest: () => ({
      id: course,
      body: { email: person.email, comment: 'When?', consentedToContact: false },
    }),
    createOccurrence: () => ({
      body: { entityId: course, entityType: 'courses', dates: [day], capacity: 5 },
    }),
    createRegistrant: () => ({ body: { occurrenceId: occurrence, ...person, isManualRegistrant: true } }),
    createRegistrantReview: () => ({ ...silent(), body: { rating: 4, comment: '', isPublic: true } }),
    createReply: () => ({
      id: reviewOf((review) => review.replyId === null).id,
      body: { comment: 'Thanks' },
    }),
    deleteCourse: () => ({ id: `c-${id}-34` }),
    deleteImage: () => ({ id: `portrait-${id}` }),
    deleteOccurrence: () => ({ id: `o-${id}-0-4` }),
    deleteRegistrant: () => ({ id: registrant }),
    deleteReply: replied,
    emailCourseDetails: () => ({
      id: course,
      body: {
        email: person.email,
        courseUrl: `https://training.example.com/class/concealed-carry-and-home-defense/${course}`,
      },
    }),
    getCourse: () => ({ id: course }),
    getEventCheckIn: () => ({}),
    getInstructor: () => ({ id }),
    getOccurrence: () => ({ id: occurrence }),
    getRegistrantReview: () => ({ id: reviewOf(() => true).registrantId }),
    getStudent: () => ({ id: `s-${id}-3` }),
    listAgreements: () => ({ year: 2026 }),
    listCertifications: () => ({ id: `acc-${id}`, isPublic: false }),
    listCourseItems: () => ({}),
    listCourseOccurrences: () => ({ id: course }),
    listCurricula: () => ({}),
    listInstructorCourses: () => ({ id }),
    listInstructorCurricula: () => ({ id }),
    listInstructorOccurrences: () => ({ id }),
    listInstructorReviews: () => ({ id }),
    listOrganizations: employed,
    listOwnReviews: () => ({}),
    listPromotions: () => ({}),
    listRegistrants: () => ({ id: occurrence }),
    listStudents: () => ({ id }),
    removeOccurrenceInstructor: () => ({ id: occurrence, instructorId: PEOPLE.range.id }),
    requestCourseDetails: () => ({ id: course, body: { email: person.email } }),
    submitResults: allResults,
    updateCourse: () => ({ id: course, body: { price: 200, instructorId: id, isPublished: true } }),
    updateInstructor: () => ({ id, body: { biography: 'Me' } }),
    updateOccurrence: () => ({ id: occurrence, body: { capacity: 50 } }),
    updateRegistrant: () => ({ id: registrant, body: { notes: 'x' } }),
    updateRegistrantReview: () => {
      const { id: reviewId, registrantId } = reviewOf(() => true)
      return { id: registrantId, reviewId, body: { comment: 'Better' } }
    },
    updateReply: () => ({ ...replied(), body: { comment: 'Thanks' } }),
    updateStudent: () => ({ id: `s-${id}-3`, body: { notes: 'x' } }),
    uploadImage: () => ({ body: { file: png } }),
  }
}
