import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenRules } from '../../../../mocks/rules/curriculum.ts'
import { CURRICULUM_LIST, modulesOf, ORGANIZATIONS, ROWS } from '../../../../tests/support/catalog.ts'
import { courseBody } from './course-body.ts'
import { applyCurriculum, chooseCurriculum, mayHoldAt } from './course-choices.ts'
import { type CourseValues, emptyCourse } from './course-values.ts'
import { locationOf } from './organization.ts'
import { validateCourse } from './validate-course.ts'

// Everything that a person can do with the form, in any order.
type Act = (values: CourseValues) => CourseValues
const find = ({ curriculumId }: CourseValues) => CURRICULUM_LIST.find(({ id }) => id === curriculumId)
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom(undefined, ...CURRICULUM_LIST).map(
    (next): Act =>
      (values) =>
        chooseCurriculum(values, next),
  ),
  fc.constantFrom('', 'mod-1', 'mod-2').map(
    (id): Act =>
      (values) =>
        find(values)?.modules.some((module) => module.id === id) || id === ''
          ? { ...values, curriculumModuleId: id }
          : values,
  ),
  fc.boolean().map(
    (hasLiveFire): Act =>
      (values) =>
        find(values)?.liveFire === 'optional' ? { ...values, hasLiveFire } : values,
  ),
  fc.boolean().map(
    (isSearchable): Act =>
      (values) =>
        find(values)?.searchable === 'optional' ? { ...values, isSearchable } : values,
  ),
  fc.constantFrom('', 'WI', 'TX', 'FL').map(
    (state): Act =>
      (values) =>
        find(values)?.state ? values : { ...values, location: { ...values.location, state } },
  ),
  fc.constantFrom(...ORGANIZATIONS).map(
    (organization): Act =>
      (values) =>
        mayHoldAt(organization, find(values))
          ? { ...values, organizationId: organization.id, location: locationOf(organization) }
          : values,
  ),
  fc
    .constantFrom('', '0', '0.5', '49.99', '50', '1e-7', 'NaN', '75')
    .map((price): Act => (values) => ({ ...values, price })),
)
const choices = fc
  .array(act, { maxLength: 30 })
  .map((acts) => acts.reduce((values, next) => next(values), emptyCourse))
const catalog = { curricula: CURRICULUM_LIST, items: [], organizations: ORGANIZATIONS }

/** The fields whose server rules the values break. */
function brokenFields(values: CourseValues) {
  const row = ROWS.find(({ id }) => id === values.curriculumId)
  if (!row) throw new Error('no curriculum')
  const body = courseBody(applyCurriculum(values, find(values)), catalog)
  const course = { ...body, location: { ...body.location, lat: null, lng: null } }
  return brokenRules(
    course,
    row,
    modulesOf(row.id).map(({ id }) => id),
  ).map(({ field }) => field ?? '')
}

describe('whatever is chosen, in any order', () => {
  test('no forbidden value is sent, except where the form still asks', () => {
    fc.assert(
      fc.property(choices, (values) => {
        fc.pre(values.curriculumId !== '')
        const asked = Object.keys(validateCourse(values, CURRICULUM_LIST, []))
        const broken = brokenFields(values)
        // The switches and the state never need an error message.
        expect(broken.filter((field) => !['price', 'curriculumModuleId'].includes(field))).toEqual([])
        expect(broken.filter((field) => !asked.includes(field))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('applying the curriculum twice is the same as applying it once', () => {
    fc.assert(
      fc.property(choices, (values) => {
        const applied = applyCurriculum(values, find(values))
        expect(applyCurriculum(applied, find(values))).toEqual(applied)
      }),
    )
  })

  test('a detour through other curricula changes no switch and no typed state', () => {
    const curricula = fc.array(fc.constantFrom(undefined, ...CURRICULUM_LIST), { maxLength: 5 })
    fc.assert(
      fc.property(choices, curricula, (values, detour) => {
        const start = { ...values, organizationId: '' }
        const end = [...detour, find(start)].reduce(chooseCurriculum, start)
        const { hasLiveFire, isSearchable, location } = applyCurriculum(start, find(start))
        expect(applyCurriculum(end, find(end))).toMatchObject({ hasLiveFire, isSearchable, location })
      }),
    )
  })

  test('a range outside the state of the curriculum is never sent', () => {
    fc.assert(
      fc.property(choices, (values) => {
        const { organizationId, location } = courseBody(applyCurriculum(values, find(values)), catalog)
        const organization = ORGANIZATIONS.find(({ id }) => id === organizationId)
        const state = find(values)?.state
        if (organization && state) expect(organization.attributes.shippingAddress.state).toBe(state)
        expect(state === undefined || location.state === state).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('a draft of an older release is sent without what is forbidden in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRICULUM_LIST),
        fc.boolean(),
        fc.boolean(),
        fc.string(),
        (chosen, hasLiveFire, isSearchable, state) => {
          const draft = {
            ...emptyCourse,
            curriculumId: chosen.id,
            curriculumModuleId: 'of another',
            hasLiveFire,
            isSearchable,
            price: '100000',
            location: { ...emptyCourse.location, state },
          }
          const broken = brokenFields(draft)
          expect(broken).toEqual(chosen.requiresModule ? ['curriculumModuleId'] : [])
        },
      ),
    )
  })
})
