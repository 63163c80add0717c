import { describe, expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { getCourse, listRegistrants } from './generated/training.shapes.ts'
import { fitting, misfit } from './shape.ts'

const registrant = {
  id: '1',
  type: 'registrants',
  attributes: {
    studentId: '2',
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana.silva@example.com',
    phone: null,
    isManualRegistrant: true,
    createdAt: '2026-11-20T15:00:00Z',
    hasCompletedPrerequisiteELearning: false,
  },
}
const roster = (row: unknown = registrant) => ({ data: [row], meta: { total: 1, totalPages: 1 } })
const withAttribute = (name: string, value: unknown) =>
  roster({ ...registrant, attributes: { ...registrant.attributes, [name]: value } })

describe('an answer fits', () => {
  test.each<[string, unknown]>([
    ['when everything required is there', roster()],
    ['when it is empty', { data: [], meta: { total: 0, totalPages: 0 } }],
    ['with a field that the contract does not know', withAttribute('nickname', 5)],
    ['with a value that the contract does not know', withAttribute('status', 'EXCUSED')],
  ])('%s', (_, answer) => expect(misfit(listRegistrants, answer)).toBeUndefined())
})

test('an object whose fields all have one shape fits, and the first field that differs is named', () => {
  const counts = { each: { each: 'n' } }
  expect(misfit(counts, { state: { WI: 2 }, flag: {} })).toBeUndefined()
  expect(misfit(counts, { state: { WI: 2, IL: '3' } })).toBe('.state.IL')
  expect(misfit(counts, { state: null })).toBe('.state')
})

describe('an answer does not fit', () => {
  test.each<[string, unknown, string]>([
    ['that is nothing', undefined, ''],
    ['that is a text', 'OK', ''],
    ['whose data is null', { data: null }, '.data'],
    ['whose data is a number', { data: 5 }, '.data'],
    ['whose list holds null', roster(null), '.data.0'],
    ['whose resource has no attributes', roster({ id: '1', type: 'registrants' }), '.data.0.attributes'],
    ['with a resource of another type', roster({ ...registrant, type: 'students' }), '.data.0.type'],
    ['with a number for a text', withAttribute('firstName', 5), '.data.0.attributes.firstName'],
    ['with a number for a text that may be null', withAttribute('phone', 5), '.data.0.attributes.phone'],
    ['with a time that is none', withAttribute('createdAt', 'yesterday'), '.data.0.attributes.createdAt'],
    ['without its counts', { data: [] }, '.meta'],
  ])('%s', (_, answer, at) => expect(misfit(listRegistrants, answer)).toBe(at))
})

test('included resources are checked by their type, and unknown types are ignored', () => {
  const included = { ...(getCourse as { 'included?': [unknown] }) }['included?'] as never
  const tag = { id: '1', type: 'tags', attributes: { name: 'Live Fire' } }
  expect(misfit(included, [tag, { id: '2', type: 'badges' }])).toBeUndefined()
  expect(misfit(included, [tag, { ...tag, attributes: null }])).toBe('.1.attributes')
})

test('a mismatch is an unreadable answer, and its cause says where it is', () => {
  const read = () => fitting(roster(null), listRegistrants, 201)
  expect(read).toThrow(ApiError)
  expect(read).toThrow(expect.objectContaining({ kind: 'unreadable', status: 201 }))
  try {
    read()
  } catch (error) {
    expect((error as ApiError).cause).toEqual(new TypeError('does not match the contract: answer.data.0'))
  }
})
