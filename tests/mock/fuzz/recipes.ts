// Recipes for requests whose parts must fit together, which chance would never find. Half of the valid requests use
// them.
import { inZone } from '../../../src/lib/wall-clock.ts'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { slugify } from '../../../src/lib/slug.ts'
import type { Sent } from './sent.ts'
import { type Caller, db, idsOf, ME, reviewed } from './world.ts'

type Recipe = Arbitrary<Partial<Sent>>
const me = fc.constant('me' as const)
const course = (n: number) => `c-${ME}-${n}`

const addressOf = (id: string) => `http://training.test/class/${slugify(db.course.get(id)?.name ?? '')}/${id}`

const DAY = 86_400_000
const FROM = Date.parse('2026-11-25T15:00:00Z')
/** Days in order that do not overlap. */
const days = fc.uniqueArray(fc.nat(120), { minLength: 1, maxLength: 4 }).map((offsets) =>
  offsets
    .toSorted((a, b) => a - b)
    .map((day) => FROM + day * DAY)
    .map((start) => ({
      startTime: inZone(start, 'America/Chicago'),
      endTime: inZone(start + DAY / 3, 'America/Chicago'),
    })),
)
const capacity = fc.integer({ min: 13, max: 20_000 })

const location = {
  name: 'Range',
  address1: '1 Road',
  address2: '',
  city: 'Madison',
  state: 'WI',
  postalCode: '53703',
}
/** Course values that no curriculum restricts. */
const freeValues = {
  name: fc.constantFrom('Night Class', '王 ß', '🦊', '"<b>'),
  capacity,
  notes: fc.string(),
  price: fc.integer({ min: 100_00, max: 999_99 }).map((cents) => cents / 100),
  isWomensOnly: fc.boolean(),
  environment: fc.constantFrom('INDOOR', 'BOTH', null),
  imageId: fc.constantFrom('image-1', null),
  providedItems: fc.constantFrom(
    [],
    [
      { id: 'item-targets', value: 3 },
      { id: 'item-lunch', value: null },
    ],
  ),
}

const TO_GRADE = [`o-${ME}-0-1`, `o-${ME}-2-2`]
const replied = reviewed.filter(({ replyId }) => replyId)

export const recipes: Record<string, Recipe | undefined> = {
  acceptAgreements: fc.record({
    as: fc.constantFrom('me', 'range'),
    body: fc.constant({ agreementIds: idsOf('agreements'), year: 2026 }),
  }),
  addOccurrenceInstructor: fc.record({
    as: me,
    path: fc.constantFrom({ id: `o-${ME}-0-4` }, { id: `o-${ME}-0-7` }),
    body: fc.record({ instructorNumber: fc.constantFrom('100300', '100500', '200100') }),
  }),
  archiveCourse: fc.record({ as: me, path: fc.constantFrom({ id: course(2) }, { id: course(34) }) }),
  createCourse: fc.record({
    as: me,
    query: fc.constant([]),
    body: fc.record(freeValues, { requiredKeys: ['name', 'capacity', 'price'] }).map((values) => ({
      ...values,
      curriculumId: 'cur-cchd',
      hasLiveFire: true,
      location,
      instructorId: ME,
    })),
  }),
  createOccurrence: fc.record({
    as: me,
    body: fc.record({
      entityId: fc.constantFrom(course(0), course(2), course(34)),
      entityType: fc.constant('courses'),
      dates: days,
      capacity,
    }),
  }),
  createRegistrant: fc
    .tuple(
      fc.constantFrom<[Caller, string][]>(
        ['me', `o-${ME}-0-4`],
        ['me', `o-${ME}-2-3`],
        ['range', `o-${ME}-0-7`],
        ['range', 'o-u-range-0-2'],
      ),
      fc.emailAddress(),
    )
    .map(([[as, occurrenceId], email]) => ({
      as,
      body: { occurrenceId, email, firstName: 'A', lastName: 'B', isManualRegistrant: true },
    })),
  createRegistrantReview: fc.record({
    path: fc.nat(11).map((line) => ({ id: `r-${ME}-0-1-${line}` })),
    body: fc.record({ rating: fc.integer({ min: 1, max: 5 }), comment: fc.string(), isPublic: fc.boolean() }),
  }),
  createReply: fc.record({
    as: me,
    path: fc.constantFrom(...reviewed.filter(({ replyId }) => !replyId).map(({ id }) => ({ id }))),
  }),
  deleteCourse: fc.record({ as: me, path: fc.constant({ id: course(34) }) }),
  deleteImage: fc.record({ as: me, path: fc.constantFrom({ id: 'image-1' }, { id: 'image-2' }) }),
  deleteOccurrence: fc.record({
    as: me,
    path: fc.constantFrom({ id: `o-${ME}-0-4` }, { id: `o-${ME}-0-2` }),
  }),
  deleteRegistrant: fc.record({
    as: fc.constantFrom('me', 'range'),
    path: fc.nat(5).map((line) => ({ id: `r-${ME}-0-7-${line}` })),
  }),
  deleteReply: fc.record({
    as: me,
    path: fc.constantFrom(...replied.map(({ id, replyId }) => ({ id, replyId: replyId ?? '' }))),
  }),
  emailCourseDetails: fc.record({
    path: fc.constant({ id: course(3) }),
    body: fc.record({ email: fc.emailAddress(), courseUrl: fc.constant(addressOf(course(3))) }),
  }),
  getRegistrantReview: fc.record({
    path: fc.constantFrom(...reviewed.map(({ registrantId }) => ({ id: registrantId }))),
  }),
  listOrganizations: fc.record({ as: fc.constant('range' as const), path: fc.constant({ id: 'u-range' }) }),
  removeOccurrenceInstructor: fc.record({
    as: fc.constantFrom('me', 'range'),
    path: fc.constant({ id: `o-${ME}-0-7`, instructorId: 'u-range' }),
  }),
  search: fc
    .array(
      fc.record(
        {
          indexName: fc.constantFrom('courses', 'instructors'),
          query: fc.string({ unit: 'grapheme' }),
          page: fc.nat(3),
          hitsPerPage: fc.integer({ min: 0, max: 1000 }),
          aroundLatLng: fc.constantFrom('43.0731,-89.4012', '0,0', '-90,180'),
          aroundRadius: fc.oneof(fc.integer({ min: 1, max: 10_000_000 }), fc.constant('all')),
          facets: fc.constantFrom('*', ['*'], []),
        },
        { requiredKeys: ['indexName'], noNullPrototype: true },
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((requests) => ({ query: [], body: { requests } })),
  submitResults: fc.constantFrom(...TO_GRADE).chain((occurrenceId) => {
    const roster = [...db.registrant.of('roster', occurrenceId).keys()]
    const statuses = fc.array(fc.constantFrom('PASSED', 'REMEDIAL', 'FAILED', 'NO_SHOW'), {
      minLength: roster.length,
      maxLength: roster.length,
    })
    return statuses.map((chosen) => ({
      as: 'me' as const,
      body: { occurrenceId, results: roster.map((registrantId, i) => ({ registrantId, status: chosen[i] })) },
    }))
  }),
  updateCourse: fc.record({
    as: me,
    path: fc.constantFrom({ id: course(0) }, { id: course(3) }),
    body: fc
      .record(freeValues, { requiredKeys: [] })
      .map((values) => ({ ...values, instructorId: ME, isPublished: true })),
  }),
  updateInstructor: fc.oneof(
    fc.record({
      as: fc.constant('newcomer' as const),
      path: fc.constant({ id: 'u-newcomer' }),
      body: fc.stringMatching(/^ac_[A-Za-z0-9]{1,20}$/).map((authCode) => ({ authCode })),
    }),
    fc.record({ as: me, path: fc.constant({ id: ME }) }),
  ),
  updateOccurrence: fc.record({
    as: me,
    path: fc.constantFrom({ id: `o-${ME}-0-4` }, { id: `o-${ME}-0-7` }),
    body: fc.record({ dates: days, capacity }, { requiredKeys: ['capacity'] }),
  }),
  updateRegistrant: fc.record({
    as: fc.constantFrom('me', 'range'),
    path: fc.nat(5).map((line) => ({ id: `r-${ME}-0-7-${line}` })),
  }),
  updateRegistrantReview: fc.record({
    path: fc.constantFrom(...reviewed.map(({ id, registrantId }) => ({ id: registrantId, reviewId: id }))),
  }),
  updateReply: fc.record({
    as: me,
    path: fc.constantFrom(...replied.map(({ id, replyId }) => ({ id, replyId: replyId ?? '' }))),
  }),
}
