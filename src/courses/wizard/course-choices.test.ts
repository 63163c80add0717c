import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenRules } from '../../../mocks/rules/curriculum.ts'
import { CURRICULA } from '../../../mocks/seed/curricula.ts'
import { defaults } from '../../../mocks/db/rows.ts'
import type { OrganizationResource } from '../../api/generated/training.types.ts'
import { courseBody } from './course-body.ts'
import { chooseCurriculum, keepRules, lostBy, mayHoldAt } from './course-choices.ts'
import { type CourseValues, emptyCourse } from './course-values.ts'
import { type Curriculum, curriculumOf } from './curriculum.ts'
import { isAt, locationOf } from './organization.ts'
import { validateCourse } from './validate-course.ts'

const range = (id: string, state: string): OrganizationResource => ({
  id,
  type: 'organizations',
  attributes: {
    name: `Range ${id}`,
    shippingAddress: { address1: '4 Mesa Drive', city: 'Dallas', country: 'US', postalCode: '75201', state },
  },
})
const DALLAS = range('dallas', 'TX')
const MADISON = range('madison', 'WI')
const ORGANIZATIONS = [DALLAS, MADISON]
const MODULES = ['mod-1', 'mod-2'].map((id) => ({
  id,
  type: 'curriculumModules' as const,
  attributes: { name: id, description: '' },
}))

/** Every curriculum of the seed, one for each rule, and one whose module is a choice. */
const ROWS = [
  ...CURRICULA,
  {
    id: 'cur-modular',
    name: 'Modular',
    abbreviation: 'M',
    searchableProhibited: true,
    liveFireRequired: true,
  },
].map((row) => ({ ...defaults.curriculum, ...row }))
const modulesOf = (id: string) => (['cur-hand', 'cur-modular'].includes(id) ? MODULES : [])
const CURRICULUM_LIST = ROWS.map(({ id, ...attributes }) =>
  curriculumOf(
    {
      id,
      type: 'curricula',
      attributes,
      relationships: {
        curriculumModules: { data: modulesOf(id).map((one) => ({ type: one.type, id: one.id })) },
      },
    },
    MODULES,
  ),
)
const curriculum = (id: string) => {
  const found = CURRICULUM_LIST.find((one) => one.id === id)
  if (!found) throw new Error(`no curriculum ${id}`)
  return found
}
const typed = (values: Partial<CourseValues>): CourseValues => ({ ...emptyCourse, ...values })
const at = (organization: OrganizationResource) =>
  typed({ organizationId: organization.id, location: locationOf(organization) })

describe('choosing a curriculum', () => {
  test.each<[string, Partial<CourseValues>, string, Partial<CourseValues>]>([
    ['resets the module', { curriculumModuleId: 'mod-1' }, 'cur-hand', { curriculumModuleId: '' }],
    ['that requires live fire turns it on', {}, 'cur-dsf', { hasLiveFire: true }],
    ['that prohibits it turns it off', { hasLiveFire: true }, 'cur-first', { hasLiveFire: false }],
    ['that leaves it open leaves it', { hasLiveFire: true }, 'cur-cchd', { hasLiveFire: true }],
    ['that must be found is listed', { isSearchable: false }, 'cur-first', { isSearchable: true }],
    ['that must not be is not', {}, 'cur-retail', { isSearchable: false }],
    ['never touches the price', { price: '1' }, 'cur-dsf', { price: '1' }],
    ['nor a price that is missing', {}, 'cur-dsf', { price: '' }],
  ])('%s', (_, before, id, after) =>
    expect(chooseCurriculum(typed(before), curriculum(id))).toMatchObject({ curriculumId: id, ...after }),
  )

  test.each([
    ['cur-ar', 'AR'],
    ['cur-fl', 'FL'],
    ['cur-mn', 'MN'],
    ['cur-tx', 'TX'],
  ])('%s presets %s', (id, state) =>
    expect(chooseCurriculum(emptyCourse, curriculum(id)).location).toEqual({
      ...emptyCourse.location,
      state,
    }),
  )

  test('of a state sends the course away from a range elsewhere, and leaves one that is there', () => {
    const away = chooseCurriculum(at(MADISON), curriculum('cur-tx'))
    expect(away).toMatchObject({ organizationId: '', location: { ...emptyCourse.location, state: 'TX' } })
    const here = chooseCurriculum(at(DALLAS), curriculum('cur-tx'))
    expect(here).toMatchObject({ organizationId: 'dallas', location: locationOf(DALLAS) })
  })

  test('of a state keeps an address that was typed, with that state', () => {
    const location = { ...locationOf(MADISON), name: 'Home' }
    expect(chooseCurriculum(typed({ location }), curriculum('cur-tx')).location).toEqual({
      ...location,
      state: 'TX',
    })
  })
})

describe('what another curriculum takes away', () => {
  const lost = (before: CourseValues, from: Curriculum | undefined, to: Curriculum, isTouched = true) =>
    lostBy(before, chooseCurriculum(before, to), [from, to], () => isTouched)
  const none = undefined

  test.each<[string, CourseValues, Curriculum | undefined, Curriculum, boolean, string[]]>([
    ['nothing that nobody chose', typed({}), none, curriculum('cur-dsf'), false, []],
    [
      'a module',
      typed({ curriculumModuleId: 'mod-1' }),
      curriculum('cur-hand'),
      curriculum('cur-cchd'),
      false,
      ['The module mod-1 is no longer chosen.'],
    ],
    [
      'live fire that was chosen',
      typed({ hasLiveFire: true }),
      curriculum('cur-cchd'),
      curriculum('cur-first'),
      true,
      ['The course has no live fire.'],
    ],
    [
      'not live fire that the old one decided',
      typed({ hasLiveFire: true }),
      curriculum('cur-dsf'),
      curriculum('cur-first'),
      true,
      [],
    ],
    [
      'that it is hidden',
      typed({ isSearchable: false }),
      none,
      curriculum('cur-first'),
      true,
      ['Everyone can find the course.'],
    ],
    [
      'a state that was chosen',
      typed({ location: { ...emptyCourse.location, state: 'WI' } }),
      none,
      curriculum('cur-fl'),
      false,
      ['The state of the location becomes Florida. Check the address.'],
    ],
    [
      'not a state that the old one preset',
      typed({ location: { ...emptyCourse.location, state: 'TX' } }),
      curriculum('cur-tx'),
      curriculum('cur-fl'),
      true,
      [],
    ],
    [
      'a range elsewhere',
      at(MADISON),
      none,
      curriculum('cur-fl'),
      false,
      ['Range madison is no longer the location, because it is not in Florida.'],
    ],
  ])('is %s', (_, before, from, to, isTouched, words) =>
    expect(lost(before, from, to, isTouched)).toEqual(words),
  )
})

test('a range is the location until its address is changed; its name may say more', () => {
  const { location } = at(DALLAS)
  expect(location).toMatchObject({ name: 'Range dallas', address2: '', postalCode: '75201' })
  expect(isAt({ ...location, name: 'Range dallas, bay 3', address2: 'Bay 3' }, DALLAS)).toBe(true)
  expect(isAt({ ...location, city: ' Dallas ' }, DALLAS)).toBe(true)
  expect(isAt({ ...location, city: 'Plano' }, DALLAS)).toBe(false)
})

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
          const draft = typed({
            curriculumId: chosen.id,
            curriculumModuleId: 'of another',
            hasLiveFire,
            isSearchable,
            price: '100000',
            location: { ...emptyCourse.location, state },
          })
          const broken = brokenFields(keepRules(draft, chosen))
          expect(broken).toEqual(chosen.requiresModule ? ['curriculumModuleId'] : [])
        },
      ),
    )
  })
})
