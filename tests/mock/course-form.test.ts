import { describe, expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import {
  createCourse,
  getCourse,
  listInstructorCourses,
  updateCourse,
} from '../../src/api/generated/training.calls.ts'
import type { Args } from '../../src/api/generated/training.types.ts'
import { refused, statusOf } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock('instructor')
const { id } = PEOPLE.instructor
type Form = NonNullable<Args<'createCourse'>['body']>

const form: Form = {
  name: 'Evening at the Range',
  curriculumId: 'cur-cchd',
  price: 80,
  capacity: 10,
  instructorId: id,
  location: {
    name: 'Lakeside Range',
    address1: '100 Range Road',
    address2: '',
    city: 'Madison',
    state: 'WI',
    postalCode: '53703',
  },
}
const create = (values: Partial<Form> = {}) => createCourse({ body: { ...form, ...values } })

/** The fields that a refusal names. */
const blamed = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: { errors: { field?: string }[] }) => error.errors.map(({ field }) => field),
  )

describe('a new course', () => {
  test('belongs to the instructor, lists its items by name, and is not public until it is saved', async () => {
    const { data } = await create({
      providedItems: [{ id: 'item-targets', value: 5 }],
      bringableItems: [{ id: 'item-holster', value: null }],
    })
    expect(data.attributes).toMatchObject({
      name: 'Evening at the Range',
      instructorId: id,
      isPublished: false,
      isArchived: false,
      futureOccurrencesCount: 0,
      providedItems: [{ name: 'Targets', quantity: 5 }],
      bringableItems: [{ name: 'Holster', quantity: null }],
      location: { fullAddress: '100 Range Road, Madison, WI 53703', lat: 43.0731, lng: -89.4012 },
    })
    mock.as('nobody')
    expect(await statusOf(getCourse({ id: data.id }))).toBe(404)
    mock.as('instructor')
    await updateCourse({ id: data.id, body: { instructorId: id, isPublished: true } })
    mock.as('nobody')
    expect((await getCourse({ id: data.id })).data.attributes.isPublished).toBe(true)
    const found = await listInstructorCourses({ id, filter: 'searchable' })
    expect(found.data.map((course) => course.id)).toContain(data.id)
  })

  test.each<[string, Partial<Form>, string[]]>([
    ['a price below the minimum', { price: 49.99 }, ['price']],
    ['a price in parts of a cent', { price: 80.001 }, ['price']],
    ['a module that is missing', { curriculumId: 'cur-hand' }, ['curriculumModuleId']],
    ['a module of another curriculum', { curriculumModuleId: 'mod-pistol' }, ['curriculumModuleId']],
    ['no live fire where it is required', { curriculumId: 'cur-dsf', hasLiveFire: false }, ['hasLiveFire']],
    ['live fire where it is prohibited', { curriculumId: 'cur-first', hasLiveFire: true }, ['hasLiveFire']],
    ['hidden where it must be found', { curriculumId: 'cur-first', isSearchable: false }, ['isSearchable']],
    ['another state', { curriculumId: 'cur-fl', hasLiveFire: true }, ['location.state']],
    ['a curriculum without certification', { curriculumId: 'cur-retail' }, ['curriculumId']],
    ['an unknown curriculum', { curriculumId: 'nothing' }, ['curriculumId']],
    ['somebody else’s name', { instructorId: PEOPLE.range.id }, ['instructorId']],
    ['a range one does not work for', { organizationId: 'org-copper' }, ['organizationId']],
    ['an image that is not there', { imageId: 'nothing' }, ['imageId']],
    ['an unknown item', { providedItems: [{ id: 'nothing', value: null }] }, ['providedItems']],
    [
      'an item of the other list',
      { providedItems: [{ id: 'item-holster', value: null }] },
      ['providedItems'],
    ],
    [
      'a number of what is not counted',
      { bringableItems: [{ id: 'item-belt', value: 2 }] },
      ['bringableItems'],
    ],
    [
      'an item twice',
      { bringableItems: [1, 2].map((value) => ({ id: 'item-ammunition', value })) },
      ['bringableItems'],
    ],
    ['two broken rules', { curriculumId: 'cur-dsf', price: 1 }, ['price', 'hasLiveFire']],
  ])('is refused with %s', async (_, values, fields) => {
    const mark = mock.db.journal.mark()
    expect(await blamed(create(values))).toEqual(fields)
    expect(mock.db.journal.mark()).toBe(mark)
  })

  test('can be free if the curriculum allows it', async () => {
    const { data } = await create({ curriculumId: 'cur-kids', price: 0, hasLiveFire: false })
    expect(data.attributes.price).toBe(0)
  })

  test('is either new or a copy, not both', async () => {
    expect(await statusOf(createCourse({}))).toBe(422)
    expect(await statusOf(createCourse({ idToCopy: `c-${id}-0`, body: form }))).toBe(422)
  })
})

describe('editing a course', () => {
  const course = `c-${id}-0`

  test('checks the whole course against the curriculum', async () => {
    const edit = { instructorId: id, isPublished: true } as const
    expect(await blamed(updateCourse({ id: course, body: { ...edit, curriculumId: 'cur-first' } }))).toEqual([
      'hasLiveFire',
    ])
    const body = { ...edit, curriculumId: 'cur-first', hasLiveFire: false }
    const { data } = await updateCourse({ id: course, body })
    expect(data.relationships?.curriculum?.data.id).toBe('cur-first')
  })

  test('is refused if it is archived', async () => {
    const call = updateCourse({ id: `c-${id}-35`, body: { instructorId: id, isPublished: true } })
    expect(await refused(call)).toMatchObject({
      status: 409,
      message: 'An archived course cannot be edited.',
    })
  })

  test('hides an archived copy from everyone but its instructor', async () => {
    mock.as('nobody')
    expect(await statusOf(getCourse({ id: `c-${id}-35` }))).toBe(404)
    mock.as('instructor')
    expect(await statusOf(getCourse({ id: `c-${id}-35` }))).toBeUndefined()
  })
})
