import { describe, expect, test } from 'vitest'
import { curriculum, DALLAS, MADISON } from '../../../../tests/support/catalog.ts'
import type { OrganizationResource } from '../../../api/generated/training.types.ts'
import { applyCurriculum, chooseCurriculum, choicesOverriddenBy } from './course-choices.ts'
import { type CourseValues, emptyCourse, emptyLocation } from './course-values.ts'
import type { Curriculum } from './curriculum.ts'
import { isAt, locationOf } from './organization.ts'

const typed = (values: Partial<CourseValues>): CourseValues => ({ ...emptyCourse, ...values })
const at = (organization: OrganizationResource) =>
  typed({ organizationId: organization.id, location: locationOf(organization) })
const inState = (state: string) => typed({ location: { ...emptyLocation, state } })

/** What the form shows after these curricula were chosen one after the other. */
const shown = (values: CourseValues, ...ids: string[]) => {
  const chosen = ids.reduce((before, id) => chooseCurriculum(before, curriculum(id)), values)
  return applyCurriculum(chosen, curriculum(ids.at(-1) ?? ''))
}

describe('choosing a curriculum', () => {
  test.each<[string, Partial<CourseValues>, string, Partial<CourseValues>]>([
    ['resets the module', { curriculumModuleId: 'mod-1' }, 'cur-hand', { curriculumModuleId: '' }],
    ['turns live fire on if it is required', {}, 'cur-dsf', { hasLiveFire: true }],
    ['turns live fire off if it is prohibited', { hasLiveFire: true }, 'cur-first', { hasLiveFire: false }],
    ['leaves optional live fire as it is', { hasLiveFire: true }, 'cur-cchd', { hasLiveFire: true }],
    ['lists a course that must be listed', { isSearchable: false }, 'cur-first', { isSearchable: true }],
    ['hides a course that must not be listed', {}, 'cur-retail', { isSearchable: false }],
    ['never changes the price', { price: '1' }, 'cur-dsf', { price: '1' }],
    ['does not fill in a missing price', {}, 'cur-dsf', { price: '' }],
  ])('%s', (_, before, id, after) =>
    expect(shown(typed(before), id)).toMatchObject({ curriculumId: id, ...after }),
  )

  test.each([
    ['cur-ar', 'AR'],
    ['cur-fl', 'FL'],
    ['cur-mn', 'MN'],
    ['cur-tx', 'TX'],
  ])('%s presets %s', (id, state) =>
    expect(shown(emptyCourse, id).location).toEqual({ ...emptyLocation, state }),
  )

  test('of one state drops a range in another state and keeps one in that state', () => {
    const away = shown(at(MADISON), 'cur-tx')
    expect(away).toMatchObject({ organizationId: '', location: { ...emptyLocation, state: 'TX' } })
    const here = shown(at(DALLAS), 'cur-tx')
    expect(here).toMatchObject({ organizationId: 'dallas', location: locationOf(DALLAS) })
  })

  test('of one state keeps a typed address and changes its state', () => {
    const location = { ...locationOf(MADISON), name: 'Home' }
    expect(shown(typed({ location }), 'cur-tx').location).toEqual({ ...location, state: 'TX' })
  })
})

describe('leaving a curriculum takes back what only the curriculum had set', () => {
  test.each<[string, CourseValues, string[], object]>([
    ['live fire', emptyCourse, ['cur-ar', 'cur-cchd'], { hasLiveFire: false }],
    ['the state', emptyCourse, ['cur-ar', 'cur-cchd'], { location: emptyLocation }],
    [
      'the state, through another state',
      emptyCourse,
      ['cur-ar', 'cur-fl', 'cur-cchd'],
      { location: emptyLocation },
    ],
    ['that the course is hidden', emptyCourse, ['cur-retail', 'cur-cchd'], { isSearchable: true }],
    [
      'but not live fire chosen before',
      typed({ hasLiveFire: true }),
      ['cur-ar', 'cur-cchd'],
      { hasLiveFire: true },
    ],
    [
      'nor live fire that was prohibited',
      typed({ hasLiveFire: true }),
      ['cur-first', 'cur-cchd'],
      { hasLiveFire: true },
    ],
    [
      'nor a state chosen before',
      inState('WI'),
      ['cur-ar', 'cur-cchd'],
      { location: { ...emptyLocation, state: 'WI' } },
    ],
    [
      'nor a hidden course',
      typed({ isSearchable: false }),
      ['cur-first', 'cur-cchd'],
      { isSearchable: false },
    ],
  ])('%s', (_, before, ids, after) => expect(shown(before, ...ids)).toMatchObject(after))

  test.each([
    ['live fire', { hasLiveFire: true }],
    ['a range in its state', { organizationId: 'dallas', location: locationOf(DALLAS) }],
    ['an address in its state', { location: { ...emptyLocation, city: 'Dallas', state: 'TX' } }],
  ])('but not %s chosen while it was selected', (_, choice) => {
    const during = { ...chooseCurriculum(emptyCourse, curriculum('cur-tx')), ...choice }
    expect(shown(during, 'cur-cchd')).toMatchObject(choice)
  })
})

describe('what another curriculum overrides', () => {
  const overridden = (before: CourseValues, from: Curriculum | undefined, to: Curriculum, isTouched = true) =>
    choicesOverriddenBy(before, [from, to], () => isTouched)
  const none = undefined

  test.each<[string, CourseValues, Curriculum | undefined, Curriculum, boolean, string[]]>([
    ['nothing that nobody chose', emptyCourse, none, curriculum('cur-dsf'), false, []],
    [
      'a module',
      typed({ curriculumModuleId: 'mod-1' }),
      curriculum('cur-hand'),
      curriculum('cur-cchd'),
      false,
      ['The module mod-1 is no longer selected.'],
    ],
    [
      'live fire that was chosen',
      typed({ hasLiveFire: true }),
      curriculum('cur-cchd'),
      curriculum('cur-first'),
      true,
      ['Live fire is turned off.'],
    ],
    [
      'no live fire that the previous curriculum decided',
      typed({ hasLiveFire: true }),
      curriculum('cur-dsf'),
      curriculum('cur-first'),
      true,
      [],
    ],
    [
      'that the course is hidden',
      typed({ isSearchable: false }),
      none,
      curriculum('cur-first'),
      true,
      ['Anyone can find the course.'],
    ],
    [
      'a state that was chosen',
      inState('WI'),
      none,
      curriculum('cur-fl'),
      false,
      ['The state changes to Florida. Check the address.'],
    ],
    [
      'a state that the previous curriculum had overridden already',
      inState('WI'),
      curriculum('cur-tx'),
      curriculum('cur-fl'),
      false,
      ['The state changes to Florida. Check the address.'],
    ],
    [
      'no state that only the previous curriculum had set',
      emptyCourse,
      curriculum('cur-tx'),
      curriculum('cur-fl'),
      true,
      [],
    ],
    ['no state that comes back', inState('WI'), curriculum('cur-tx'), curriculum('cur-cchd'), true, []],
    [
      'a range in another state',
      at(MADISON),
      none,
      curriculum('cur-fl'),
      false,
      ['Range madison is no longer the location because it is not in Florida.'],
    ],
    [
      'a range in the state of the previous curriculum',
      at(DALLAS),
      curriculum('cur-tx'),
      curriculum('cur-fl'),
      false,
      ['Range dallas is no longer the location because it is not in Florida.'],
    ],
  ])('is %s', (_, before, from, to, isTouched, words) =>
    expect(overridden(before, from, to, isTouched)).toEqual(words),
  )
})

test('a range is the location until its address changes, whatever the name says', () => {
  const { location } = at(DALLAS)
  expect(location).toMatchObject({ name: 'Range dallas', address2: '', postalCode: '75201' })
  expect(isAt({ ...location, name: 'Range dallas, bay 3', address2: 'Bay 3' }, DALLAS)).toBe(true)
  expect(isAt({ ...location, city: ' Dallas ' }, DALLAS)).toBe(true)
  expect(isAt({ ...location, city: 'Plano' }, DALLAS)).toBe(false)
})
