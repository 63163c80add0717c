import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenRules } from '../../../mocks/rules/curriculum.ts'
import { CURRICULUM_LIST, modulesOf, ORGANIZATIONS, ROWS } from '../../../tests/support/catalogue.ts'
import { courseBody } from './course-body.ts'
import { chooseCurriculum, keepRules, mayHoldAt } from './course-choices.ts'
import { type CourseValues, emptyCourse } from './course-values.ts'
import { locationOf } from './organization.ts'
import { validateCourse } from './validate-course.ts'

// What a person can do with the form, in any order.
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
const catalogue = { curricula: CURRICULUM_LIST, items: [], organizations: ORGANIZATIONS }

/** The rules of the server that are broken, by field. */
function brokenFields(values: CourseValues) {
  const row = ROWS.find(({ id }) => id === values.curriculumId)
  if (!row) throw new Error('no curriculum')
  const body = courseBody(values, catalogue)
  const course = { ...body, location: { ...body.location, lat: null, lng: null } }
  return brokenRules(
    course,
    row,
    modulesOf(row.id).map(({ id }) => id),
  ).map(({ field }) => field ?? '')
}

describe('no sequence of choices', () => {
  test('leaves a value that the curriculum forbids, but for what is still asked about', () => {
    fc.assert(
      fc.property(choices, (values) => {
        fc.pre(values.curriculumId !== '')
        const asked = Object.keys(validateCourse(values, CURRICULUM_LIST, []))
        const broken = brokenFields(values)
        // Neither a switch nor the state is ever left to an error message.
        expect(broken.filter((field) => !['price', 'curriculumModuleId'].includes(field))).toEqual([])
        expect(broken.filter((field) => !asked.includes(field))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('leaves anything for the rules to change, and they change nothing twice', () => {
    fc.assert(
      fc.property(choices, (values) => {
        expect(keepRules(values, find(values))).toEqual(values)
      }),
    )
  })

  test('sends a range that is not in the state of the curriculum', () => {
    fc.assert(
      fc.property(choices, (values) => {
        const { organizationId } = courseBody(values, catalogue)
        const organization = ORGANIZATIONS.find(({ id }) => id === organizationId)
        const state = find(values)?.state
        if (organization && state) expect(organization.attributes.shippingAddress.state).toBe(state)
        expect(state === undefined || values.location.state === state).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('sends what a draft of an older release would have broken', () => {
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
          const broken = brokenFields(keepRules(draft, chosen))
          expect(broken).toEqual(chosen.requiresModule ? ['curriculumModuleId'] : [])
        },
      ),
    )
  })
})
