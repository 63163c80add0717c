import { describe, expect, test } from 'vitest'
import type { Answer, OrganizationResource } from '../../../api/generated/training.types.ts'
import { changes } from '../../../lib/changes.ts'
import { type Catalog, courseBody } from './course-body.ts'
import { type CourseItem, courseValues, emptyCourse, mergeItems } from './course-values.ts'
import { locationOf } from './organization.ts'

const item = (id: string, category: 'provided' | 'equipment', hasQuantity: boolean): CourseItem => ({
  id: `item-${id}`,
  type: 'courseItems',
  attributes: { name: id, category, hasQuantity },
})
const ITEMS = [
  item('Belt', 'equipment', false),
  item('Ammunition', 'equipment', true),
  item('Targets', 'provided', true),
  item('Ammunition from the instructor', 'provided', true),
]
const RANGE: OrganizationResource = {
  id: 'org-1',
  type: 'organizations',
  attributes: {
    name: 'Copper Canyon Range',
    shippingAddress: {
      address1: '2200 W Desert Lane',
      city: 'Phoenix',
      country: 'US',
      postalCode: '85001',
      state: 'AZ',
    },
  },
}
const catalog: Catalog = { curricula: [], items: ITEMS, organizations: [RANGE] }

const document: Answer<'getCourse'> = {
  data: {
    id: '301',
    type: 'courses',
    attributes: {
      name: 'Evening at the Range',
      overrideUrl: null,
      price: 99.5,
      capacity: 12,
      description: 'A calm evening.',
      notes: '',
      classroomHours: 6,
      rangeHours: 0,
      hasLiveFire: true,
      grantsCCW: false,
      providedItems: [{ name: 'Targets', quantity: 10 }],
      bringableItems: [
        { name: 'Ammunition', quantity: 100 },
        { name: 'Belt', quantity: null },
        { name: 'Ammunition', quantity: 50 },
        { name: 'An item that is no longer listed', quantity: null },
      ],
      location: { ...locationOf(RANGE), lat: 33.4, lng: -112, fullAddress: '' },
      registration: { url: null, email: null, phone: null },
      cancellationPolicy: '',
      canPurchase: true,
      canRegister: false,
      futureOccurrencesCount: 0,
      pastOccurrencesCount: 0,
      isMultiday: false,
      averageReviewRating: 0,
      totalReviewCount: 0,
      webPayOnly: false,
      registrationQuestions: [],
      isEligibleForInstructorAutomation: false,
      hasPrerequisiteELearning: false,
      isWheelchairAccessible: true,
      isWomensOnly: false,
      isModule: false,
      curriculumModuleId: null,
      isArchived: false,
      instructorId: 'u-1',
      paymentEnabled: true,
      organizationId: 'org-1',
      environment: 'OUTDOOR',
      registrationType: 'OWN',
      isSearchable: true,
      isPublished: true,
    },
    relationships: { curriculum: { data: { type: 'curricula', id: '11' } } },
  },
  included: [{ id: '601', type: 'images', attributes: { imageUrl: '/images/601' } }],
}
const values = courseValues(document, ITEMS)
const body = (more: object = {}) => courseBody({ ...values, ...more }, catalog)

test('a course that is loaded and sent again stays the same', () => {
  expect(values).toMatchObject({
    curriculumId: '11',
    price: '99.50',
    rangeHours: '',
    imageId: '601',
    imageUrl: '/images/601',
    environment: 'OUTDOOR',
    providedItems: [{ id: 'item-Targets', value: '10' }],
    bringableItems: [
      { id: 'item-Ammunition', value: '150' },
      { id: 'item-Belt', value: '' },
    ],
  })
  expect(body()).toMatchObject({
    name: 'Evening at the Range',
    price: 99.5,
    capacity: 12,
    rangeHours: 0,
    curriculumModuleId: null,
    overrideUrl: null,
    imageId: '601',
    organizationId: 'org-1',
    bringableItems: [
      { id: 'item-Ammunition', value: 150 },
      { id: 'item-Belt', value: null },
    ],
  })
})

test('a new course sends every form value (spec §3)', () => {
  expect(Object.keys(courseBody(emptyCourse, catalog)).toSorted()).toEqual(
    [
      'name overrideUrl isSearchable curriculumId curriculumModuleId price capacity description notes',
      'organizationId classroomHours rangeHours hasLiveFire grantsCCW environment isWomensOnly',
      'isWheelchairAccessible location registration registrationType bringableItems providedItems imageId imageUrl',
    ]
      .flatMap((names) => names.split(' '))
      .toSorted(),
  )
})

describe('an existing course sends only what was edited:', () => {
  test.each<[string, object, object | undefined]>([
    ['nothing', {}, undefined],
    ['nothing but spaces', { name: ' Evening at the Range ' }, undefined],
    ['the price, typed another way', { price: '$99.5' }, undefined],
    ['the price', { price: '120' }, { price: 120 }],
    ['a switch', { isWomensOnly: true }, { isWomensOnly: true }],
    ['a removed item', { providedItems: [] }, { providedItems: [] }],
    ['the image', { imageId: '', imageUrl: '' }, { imageId: null, imageUrl: null }],
    ['not a way to register that is hidden', { overrideUrl: 'https://example.com' }, undefined],
  ])('%s', (_, more, sent) => expect(changes(body(), body(more))).toEqual(sent))

  test('a different address, which unlinks the range', () => {
    const location = { ...values.location, city: 'Tempe' }
    expect(changes(body(), body({ location }))).toEqual({ organizationId: null, location })
  })

  test('a second address line, which keeps the range', () => {
    const location = { ...values.location, address2: 'Bay 3' }
    expect(changes(body(), body({ location }))).toEqual({ location })
  })
})

test('ways to register on another site are sent only if students register there', () => {
  const typed = {
    overrideUrl: ' https://example.com/register ',
    registration: { url: '', email: 'dana@example.com', phone: '' },
  }
  expect(body({ ...typed, registrationType: 'EXTERNAL' })).toMatchObject({
    overrideUrl: 'https://example.com/register',
    registration: { url: null, email: 'dana@example.com', phone: null },
  })
  expect(body(typed)).toMatchObject({
    overrideUrl: null,
    registration: { url: null, email: null, phone: null },
  })
})

test('an item that is listed twice becomes one, with its numbers added up', () => {
  expect(mergeItems([])).toEqual([])
  expect(
    mergeItems([
      { id: 'a', value: '1,000' },
      { id: 'a', value: '50' },
    ]),
  ).toEqual([{ id: 'a', value: '1050' }])
  expect(
    mergeItems([
      { id: 'a', value: '2' },
      { id: 'b', value: '' },
      { id: 'a', value: '3' },
      { id: 'b', value: '' },
    ]),
  ).toEqual([
    { id: 'a', value: '5' },
    { id: 'b', value: '' },
  ])
})
