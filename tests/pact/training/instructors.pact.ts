import { describe } from 'vitest'
import { CURRENT, type Given } from '../pact.ts'
import { rest } from '../rest.ts'
import { certified, course, dana, member, OLD, open, stale } from './given.ts'

const other: Given = ['instructor {id} exists', { id: '102' }]

describe('Instructors', () => {
  const images = ['images' as const]
  rest('getInstructor', 200, {
    given: [dana],
    args: { id: '101', include: images },
    example: 'own',
  })
  rest('getInstructor', 200, {
    given: [other],
    args: { id: '102', include: images },
    example: 'public',
    ...open,
  })
  rest('getInstructor', 404, { given: [], args: { id: '999' }, ...open })

  const own = { id: '101' }
  const unconnected: Given = ['instructor {id} is signed in', { id: '101', hasPaymentProcessorId: false }]
  rest('updateInstructor', 200, { given: [dana], args: { ...own, body: 'edit' }, example: 'edited' })
  rest('updateInstructor', 200, { given: [dana], args: { ...own, body: 'touch' }, example: 'touched' })
  const code: Given = ['the payment code {code} is valid', { code: 'ac_123456789' }]
  rest('updateInstructor', 200, {
    given: [unconnected, code],
    args: { ...own, body: 'connect' },
    example: 'touched',
    name: 'connected',
  })
  rest('updateInstructor', 200, {
    given: [dana],
    args: { ...own, body: 'edit', ifMatch: CURRENT },
    example: 'edited',
    name: 'of the current version',
  })
  rest('updateInstructor', 412, { given: [dana], args: { ...own, body: 'edit', ifMatch: OLD } })
  rest('updateInstructor', 401, { ...stale, args: { ...own, body: 'touch' } })
  rest('updateInstructor', 403, { given: [dana, other], args: { id: '102', body: 'touch' } })
  rest('updateInstructor', 404, { given: [dana], args: { id: '999', body: 'touch' } })
  rest('updateInstructor', 409, { given: [dana, code], args: { ...own, body: 'connect' } })
  rest('updateInstructor', 422, {
    given: [unconnected],
    args: { ...own, body: { authCode: 'declined' } },
  })
})

describe('Certifications', () => {
  const own = { id: 'acc-101', isPublic: false, include: ['curriculum' as const] }
  rest('listCertifications', 200, { given: [dana, certified], args: own })
  rest('listCertifications', 200, {
    given: [certified],
    args: { ...own, isPublic: true, 'filter[status][_eq]': 'active' },
    name: 'public',
    ...open,
  })
  rest('listCertifications', 401, { ...stale, args: own })
  rest('listCertifications', 404, { given: [dana], args: { ...own, id: 'acc-102' } })
})

describe('Curricula', () => {
  rest('listCurricula', 200, { given: [['curriculum {id} exists', { id: '11' }]], args: {}, ...open })
  const own = { id: '101', include: ['curriculumModules' as const] }
  rest('listInstructorCurricula', 200, { given: [dana, certified], args: own })
  rest('listInstructorCurricula', 401, { ...stale, args: own })
  rest('listInstructorCurricula', 404, { given: [dana], args: { ...own, id: '102' } })
})

describe('Agreements', () => {
  const agreement = (acceptedBy?: string): Given => [
    'agreement {id} exists',
    { id: '51', year: 2026, ...(acceptedBy && { acceptedBy }) },
  ]
  const list = { year: 2026 }
  rest('listAgreements', 200, { given: [dana, agreement('101')], args: list, example: 'accepted' })
  rest('listAgreements', 200, { given: [dana, agreement()], args: list, example: 'waiting' })
  rest('listAgreements', 401, { ...stale, args: list })
  rest('listAgreements', 403, { given: [member], args: list })
  rest('listAgreements', 422, { given: [dana], args: { year: 1999 } })

  const accept = { body: 'all' }
  rest('acceptAgreements', 201, { given: [dana, agreement()], args: accept })
  rest('acceptAgreements', 401, { ...stale, args: accept })
  rest('acceptAgreements', 403, { given: [member], args: accept })
  rest('acceptAgreements', 422, {
    given: [dana, agreement()],
    args: { body: { agreementIds: ['51', '59'], year: 2026 } },
    example: 'unknown',
  })
  rest('acceptAgreements', 422, {
    given: [dana, agreement(), ['agreement {id} exists', { id: '52', year: 2026 }]],
    args: accept,
    example: 'incomplete',
  })
})

describe('Organizations', () => {
  const own = { id: '101', include: ['organizations' as const] }
  rest('listOrganizations', 200, {
    given: [dana, ['organization {id} exists', { id: '701', employeeId: '101' }]],
    args: own,
  })
  rest('listOrganizations', 401, { ...stale, args: own })
  rest('listOrganizations', 404, { given: [dana], args: own })
})

describe('Promotions', () => {
  rest('listPromotions', 200, { given: [dana, ['promotion {id} exists', { id: '801' }]], args: {} })
  rest('listPromotions', 401, { ...stale, args: {} })
  rest('listPromotions', 403, { given: [member], args: {} })
})

describe('Events', () => {
  rest('getEventCheckIn', 200, { given: [dana], args: {} })
  rest('getEventCheckIn', 401, { ...stale, args: {} })
  rest('getEventCheckIn', 403, { given: [member], args: {} })
})

describe('Images', () => {
  const one = { id: '601' }
  const image = (ownerId: string): Given => ['image {id} exists', { id: '601', ownerId }]
  rest('deleteImage', 204, { given: [dana, image('101')], args: one })
  rest('deleteImage', 401, { ...stale, args: one })
  rest('deleteImage', 403, { given: [dana, image('102'), course({ ownerId: '102' })], args: one })
  rest('deleteImage', 404, { given: [dana], args: one })
})
