import { describe, expect, test } from 'vitest'
import { type CourseItem, type CourseValues, emptyCourse } from './course-values.ts'
import type { Curriculum } from './curriculum.ts'
import { stepOf } from '../wizard/steps.ts'
import { validateCourse } from './validate-course.ts'

const plain: Curriculum = {
  id: 'plain',
  name: 'Plain',
  abbreviation: 'P',
  description: '',
  minimumPrice: 50,
  flatFee: null,
  webPayOnly: false,
  requiresModule: false,
  modules: [],
  liveFire: 'optional',
  searchable: 'optional',
  state: undefined,
}
const CURRICULA = [
  plain,
  { ...plain, id: 'free', minimumPrice: 0 },
  { ...plain, id: 'half', minimumPrice: 0.5 },
  { ...plain, id: 'modular', requiresModule: true },
]
const item = (id: string, category: 'provided' | 'equipment', hasQuantity: boolean): CourseItem => ({
  id,
  type: 'courseItems',
  attributes: { name: id, category, hasQuantity },
})
const ITEMS = [item('belt', 'equipment', false), item('ammunition', 'equipment', true)]

const sound: CourseValues = {
  ...emptyCourse,
  curriculumId: 'plain',
  name: 'Evening at the Range',
  price: '80',
  capacity: '10',
  location: {
    name: 'Lakeside Range',
    address1: '100 Range Road',
    address2: '',
    city: 'Madison',
    state: 'WI',
    postalCode: '53703',
  },
}
const errors = (values: Partial<CourseValues>) => validateCourse({ ...sound, ...values }, CURRICULA, ITEMS)

test('a course that has what it needs has no errors', () => expect(errors({})).toEqual({}))

test('a new one is asked for the rest, in the order of the steps', () => {
  const fields = Object.keys(validateCourse(emptyCourse, CURRICULA, ITEMS))
  expect(fields).toEqual([
    'curriculumId',
    'name',
    'price',
    'capacity',
    'location.name',
    'location.address1',
    'location.city',
    'location.state',
    'location.postalCode',
  ])
  expect(fields.map(stepOf)).toEqual(fields.map(stepOf).toSorted((one, other) => one - other))
})

describe('the price', () => {
  const REQUIRED = 'Required'
  const FORM = 'Use dollars and cents, such as 49.50'
  test.each([
    ['plain', '50', undefined],
    ['plain', '$1,000.50', undefined],
    ['plain', '49.99', 'The price must be at least $50'],
    ['plain', '0', 'The price must be at least $50'],
    ['half', '0.4', 'The price must be at least $0.50'],
    ['half', '0.5', undefined],
    ['free', '0', undefined],
    ['free', '', REQUIRED],
    ['plain', ' ', REQUIRED],
    ['plain', 'NaN', FORM],
    ['plain', '1e-7', FORM],
    ['plain', '-80', FORM],
    ['plain', '80.005', FORM],
    ['plain', 'eighty', FORM],
    ['plain', '100000', undefined],
    ['plain', '100000.01', 'The price must be at most $100,000'],
    // No curriculum is chosen.
    ['', '0.49', 'The price must be at least $0.50'],
  ])('of %s, %s: %s', (curriculumId, price, error) =>
    expect(errors({ curriculumId, price })['price']).toBe(error),
  )
})

test.each<[string, Partial<CourseValues>, string]>([
  ['a curriculum that is not to be chosen', { curriculumId: 'other' }, 'curriculumId'],
  ['no module where one is required', { curriculumId: 'modular' }, 'curriculumModuleId'],
  ['a name of spaces', { name: '  ' }, 'name'],
  ['no seats', { capacity: '0' }, 'capacity'],
  ['half a seat', { capacity: '1.5' }, 'capacity'],
  ['too many seats', { capacity: '20001' }, 'capacity'],
  ['hours in words', { classroomHours: 'two' }, 'classroomHours'],
  ['too many hours', { rangeHours: '1000.5' }, 'rangeHours'],
  ['a short ZIP code', { location: { ...sound.location, postalCode: '5370' } }, 'location.postalCode'],
  ['no street', { location: { ...sound.location, address1: ' ' } }, 'location.address1'],
  [
    'a number that is missing',
    {
      bringableItems: [
        { id: 'belt', value: '' },
        { id: 'ammunition', value: '' },
      ],
    },
    'bringableItems.1.value',
  ],
  [
    'a number that is none',
    { bringableItems: [{ id: 'ammunition', value: '1e3' }] },
    'bringableItems.0.value',
  ],
  ['zero of a thing', { bringableItems: [{ id: 'ammunition', value: '0' }] }, 'bringableItems.0.value'],
  [
    'too many of a thing',
    { bringableItems: [{ id: 'ammunition', value: '10001' }] },
    'bringableItems.0.value',
  ],
  ['no way to register elsewhere', { registrationType: 'EXTERNAL' }, 'overrideUrl'],
  [
    'a page that is not https',
    { registrationType: 'EXTERNAL', overrideUrl: 'http://example.com' },
    'overrideUrl',
  ],
  [
    'a script for a page',
    { registrationType: 'EXTERNAL', overrideUrl: 'javascript:alert(1)//https://' },
    'overrideUrl',
  ],
  [
    'a website that is none',
    { registrationType: 'EXTERNAL', registration: { url: 'https://', email: '', phone: '' } },
    'registration.url',
  ],
  [
    'an email that is none',
    { registrationType: 'EXTERNAL', registration: { url: '', email: 'dana', phone: '' } },
    'registration.email',
  ],
])('%s is refused', (_, values, field) => expect(Object.keys(errors(values))).toEqual([field]))

test.each<[string, Partial<CourseValues>]>([
  ['five and four digits', { location: { ...sound.location, postalCode: '53703-1234' } }],
  [
    'a phone number alone',
    { registrationType: 'EXTERNAL', registration: { url: '', email: '', phone: '555' } },
  ],
  ['what is not asked for when students register here', { overrideUrl: 'nonsense' }],
  ['items that are not counted', { bringableItems: [{ id: 'belt', value: '' }] }],
])('%s is taken', (_, values) => expect(errors(values)).toEqual({}))
