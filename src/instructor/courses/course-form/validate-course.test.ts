import { describe, expect, test } from 'vitest'
import { type CourseItem, type CourseValues, emptyCourse } from './course-values.ts'
import type { Curriculum } from './curriculum.ts'
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
  { ...plain, id: 'texan', state: 'TX' },
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

test('a complete course has no errors', () => expect(errors({})).toEqual({}))

test('an empty course has an error at every required field, in the order of the steps', () =>
  expect(Object.keys(validateCourse(emptyCourse, CURRICULA, ITEMS))).toEqual([
    'curriculumId',
    'name',
    'price',
    'capacity',
    'location.name',
    'location.address1',
    'location.city',
    'location.state',
    'location.postalCode',
  ]))

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
    // Without a curriculum.
    ['', '0.49', 'The price must be at least $0.50'],
  ])('%s, %s: %s', (curriculumId, price, error) =>
    expect(errors({ curriculumId, price })['price']).toBe(error),
  )
})

test.each<[string, Partial<CourseValues>, string]>([
  ['a curriculum that is not offered', { curriculumId: 'other' }, 'curriculumId'],
  ['a missing module', { curriculumId: 'modular' }, 'curriculumModuleId'],
  ['a name that is only spaces', { name: '  ' }, 'name'],
  ['zero seats', { capacity: '0' }, 'capacity'],
  ['half a seat', { capacity: '1.5' }, 'capacity'],
  ['too many seats', { capacity: '20001' }, 'capacity'],
  ['hours in words', { classroomHours: 'two' }, 'classroomHours'],
  ['too many hours', { rangeHours: '1000.5' }, 'rangeHours'],
  ['a short ZIP code', { location: { ...sound.location, postalCode: '5370' } }, 'location.postalCode'],
  ['no street', { location: { ...sound.location, address1: ' ' } }, 'location.address1'],
  [
    'a missing number',
    {
      bringableItems: [
        { id: 'belt', value: '' },
        { id: 'ammunition', value: '' },
      ],
    },
    'bringableItems.1.value',
  ],
  [
    'a number in another notation',
    { bringableItems: [{ id: 'ammunition', value: '1e3' }] },
    'bringableItems.0.value',
  ],
  ['zero of an item', { bringableItems: [{ id: 'ammunition', value: '0' }] }, 'bringableItems.0.value'],
  [
    'too many of an item',
    { bringableItems: [{ id: 'ammunition', value: '10001' }] },
    'bringableItems.0.value',
  ],
  ['no way to register on another site', { registrationType: 'EXTERNAL' }, 'overrideUrl'],
  [
    'a page without https',
    { registrationType: 'EXTERNAL', overrideUrl: 'http://example.com' },
    'overrideUrl',
  ],
  [
    'a script instead of a page',
    { registrationType: 'EXTERNAL', overrideUrl: 'javascript:alert(1)//https://' },
    'overrideUrl',
  ],
  [
    'an incomplete website',
    { registrationType: 'EXTERNAL', registration: { url: 'https://', email: '', phone: '' } },
    'registration.url',
  ],
  [
    'an invalid email address',
    { registrationType: 'EXTERNAL', registration: { url: '', email: 'dana', phone: '' } },
    'registration.email',
  ],
])('%s is an error', (_, values, field) => expect(Object.keys(errors(values))).toEqual([field]))

test.each<[string, Partial<CourseValues>]>([
  ['a ZIP+4 code', { location: { ...sound.location, postalCode: '53703-1234' } }],
  [
    'a phone number as the only way to register',
    { registrationType: 'EXTERNAL', registration: { url: '', email: '', phone: '555' } },
  ],
  ['a hidden way to register', { overrideUrl: 'nonsense' }],
  ['an item that is not counted', { bringableItems: [{ id: 'belt', value: '' }] }],
  ['seats with a comma', { capacity: '1,200' }],
  [
    'a state that the curriculum decides',
    { curriculumId: 'texan', location: { ...sound.location, state: '' } },
  ],
])('%s is accepted', (_, values) => expect(errors(values)).toEqual({}))
