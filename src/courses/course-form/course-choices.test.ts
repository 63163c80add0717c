import { describe, expect, test } from 'vitest'
import { curriculum, DALLAS, MADISON } from '../../../tests/support/catalogue.ts'
import type { OrganizationResource } from '../../api/generated/training.types.ts'
import { chooseCurriculum, lostBy } from './course-choices.ts'
import { type CourseValues, emptyCourse } from './course-values.ts'
import type { Curriculum } from './curriculum.ts'
import { isAt, locationOf } from './organization.ts'

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
