import { describe, expect, test } from 'vitest'
import { defaults, type Row } from '../db/rows.ts'
import { brokenRules, stateOf } from './curriculum.ts'

type Curriculum = Partial<Row<'curriculum'>>
type Course = Partial<Row<'course'>>
const curriculum = { ...defaults.curriculum, id: '11', abbreviation: 'CCHD' }
const course = { ...defaults.course, price: 50, location: { ...defaults.course.location, state: 'WI' } }
const broken = (rules: Curriculum, values: Course = {}) =>
  brokenRules({ ...course, ...values }, { ...curriculum, ...rules }, ['21', '22'])

const RESTRICTED = { hasStateRestriction: true, abbreviation: 'CCW-IL' }
const inState = (state: string) => ({ location: { ...course.location, state } })

describe('a course keeps', () => {
  test.each<[string, Curriculum, Course]>([
    ['no rule at all', {}, {}],
    ['the least price to the cent', { minimumPrice: 49.99 }, { price: 49.99 }],
    ['a price of nothing where that is the least', { minimumPrice: 0 }, { price: 0 }],
    ['a required module', { requiresModule: true }, { curriculumModuleId: '22' }],
    ['a module that nobody requires', {}, { curriculumModuleId: '21' }],
    ['required live fire', { liveFireRequired: true }, { hasLiveFire: true }],
    ['prohibited live fire', { liveFireProhibited: true }, { hasLiveFire: false }],
    ['a required search', { searchableRequired: true }, { isSearchable: true }],
    ['a prohibited search', { searchableProhibited: true }, { isSearchable: false }],
    ['its state', RESTRICTED, inState('IL')],
  ])('%s', (_, rules, values) => {
    expect(broken(rules, values)).toEqual([])
  })
})

describe('a course breaks', () => {
  test.each<[string, Curriculum, Course, string, string]>([
    ['the least price', { minimumPrice: 50 }, { price: 49.99 }, 'price', 'must be at least $50'],
    ['a required module', { requiresModule: true }, {}, 'curriculumModuleId', 'Required'],
    [
      'the modules, with one of another curriculum',
      {},
      { curriculumModuleId: '99' },
      'curriculumModuleId',
      'This is not a module of the curriculum.',
    ],
    [
      'required live fire',
      { liveFireRequired: true },
      { hasLiveFire: false },
      'hasLiveFire',
      'This curriculum requires live fire.',
    ],
    [
      'prohibited live fire',
      { liveFireProhibited: true },
      { hasLiveFire: true },
      'hasLiveFire',
      'This curriculum does not allow live fire.',
    ],
    [
      'a required search',
      { searchableRequired: true },
      { isSearchable: false },
      'isSearchable',
      'Courses of this curriculum must be searchable.',
    ],
    [
      'a prohibited search',
      { searchableProhibited: true },
      { isSearchable: true },
      'isSearchable',
      'Courses of this curriculum cannot be searchable.',
    ],
    ['its state', RESTRICTED, inState('WI'), 'location.state', 'This curriculum may only be taught in IL.'],
  ])('%s', (_, rules, values, field, message) => {
    expect(broken(rules, values)).toEqual([{ field, message }])
  })

  test('several rules at once, and each one is named', () => {
    const rules = { minimumPrice: 60, requiresModule: true, liveFireRequired: true }
    expect(broken(rules).map(({ field }) => field)).toEqual(['price', 'curriculumModuleId', 'hasLiveFire'])
  })
})

test.each([
  [false, 'CCW-IL', undefined],
  [true, 'CCW-IL', 'IL'],
  [true, 'MN', 'MN'],
])('restricted: %s, called %s: the state is %s', (hasStateRestriction, abbreviation, state) => {
  expect(stateOf({ ...curriculum, hasStateRestriction, abbreviation })).toBe(state)
})
