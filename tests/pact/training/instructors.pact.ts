import { describe } from 'vitest'
import { CURRENT, type Given } from '../pact.ts'
import { anyone, rest } from '../rest.ts'
import { certified, course, dana, member, OLD, stale } from './given.ts'

const other: Given = ['instructor {id} exists', { id: '102' }]

describe('Instructors', () => {
  const images = ['images' as const]
  rest('getInstructor', 200, [dana], { id: '101', include: images }, 'own')
  anyone('getInstructor', 200, [other], { id: '102', include: images }, 'public')
  anyone('getInstructor', 404, [], { id: '999' })

  const own = { id: '101' }
  const unconnected: Given = ['instructor {id} is signed in', { id: '101', hasPaymentProcessorId: false }]
  rest('updateInstructor', 200, [dana], { ...own, body: 'edit' }, 'edited')
  rest('updateInstructor', 200, [dana], { ...own, body: 'touch' }, 'touched')
  const code: Given = ['the payment code {code} is valid', { code: 'ac_123456789' }]
  rest(
    'updateInstructor',
    200,
    [unconnected, code],
    { ...own, body: 'connect' },
    { example: 'touched', name: 'connected' },
  )
  rest(
    'updateInstructor',
    200,
    [dana],
    { ...own, body: 'edit', ifMatch: CURRENT },
    { example: 'edited', name: 'of the current version' },
  )
  rest('updateInstructor', 412, [dana], { ...own, body: 'edit', ifMatch: OLD })
  rest('updateInstructor', 401, stale, { ...own, body: 'touch' })
  rest('updateInstructor', 403, [dana, other], { id: '102', body: 'touch' })
  rest('updateInstructor', 404, [dana], { id: '999', body: 'touch' })
  rest('updateInstructor', 409, [dana, code], { ...own, body: 'connect' })
  rest('updateInstructor', 422, [unconnected], { ...own, body: { authCode: 'declined' } }, 'declined')
  rest('updateInstructor', 422, [dana], { ...own, body: { imageIds: ['999'] } }, 'unknownImage')
})

describe('Certifications', () => {
  const own = { id: 'acc-101', isPublic: false, include: ['curriculum' as const] }
  rest('listCertifications', 200, [dana, certified], own)
  anyone(
    'listCertifications',
    200,
    [certified],
    { ...own, isPublic: true, 'filter[status][_eq]': 'active' },
    { name: 'public' },
  )
  rest('listCertifications', 401, stale, own)
  rest('listCertifications', 404, [dana], { ...own, id: 'acc-102' })
})

describe('Curricula', () => {
  anyone('listCurricula', 200, [['curriculum {id} exists', { id: '11' }]], {})
  const own = { id: '101', include: ['curriculumModules' as const] }
  rest('listInstructorCurricula', 200, [dana, certified], own)
  rest('listInstructorCurricula', 401, stale, own)
  rest('listInstructorCurricula', 404, [dana], { ...own, id: '102' })
})

describe('Agreements', () => {
  const agreement = (acceptedBy?: string): Given => [
    'agreement {id} exists',
    { id: '51', year: 2026, ...(acceptedBy && { acceptedBy }) },
  ]
  const list = { year: 2026 }
  rest('listAgreements', 200, [dana, agreement('101')], list, 'accepted')
  rest('listAgreements', 200, [dana, agreement()], list, 'waiting')
  rest('listAgreements', 401, stale, list)
  rest('listAgreements', 403, [member], list)
  rest('listAgreements', 422, [dana], { year: 1999 })

  const accept = { body: 'all' }
  rest('acceptAgreements', 201, [dana, agreement()], accept)
  rest('acceptAgreements', 401, stale, accept)
  rest('acceptAgreements', 403, [member], accept)
  rest(
    'acceptAgreements',
    422,
    [dana, agreement()],
    { body: { agreementIds: ['51', '59'], year: 2026 } },
    'unknown',
  )
  rest(
    'acceptAgreements',
    422,
    [dana, agreement(), ['agreement {id} exists', { id: '52', year: 2026 }]],
    accept,
    'incomplete',
  )
})

describe('Organizations', () => {
  const own = { id: '101', include: ['organizations' as const] }
  rest('listOrganizations', 200, [dana, ['organization {id} exists', { id: '701', employeeId: '101' }]], own)
  rest('listOrganizations', 401, stale, own)
  rest('listOrganizations', 404, [dana], own)
})

describe('Promotions', () => {
  rest('listPromotions', 200, [dana, ['promotion {id} exists', { id: '801' }]], {})
  rest('listPromotions', 401, stale, {})
  rest('listPromotions', 403, [member], {})
})

describe('Events', () => {
  rest('getEventCheckIn', 200, [dana], {})
  rest('getEventCheckIn', 401, stale, {})
  rest('getEventCheckIn', 403, [member], {})
})

describe('Images', () => {
  const one = { id: '601' }
  const image = (ownerId: string): Given => ['image {id} exists', { id: '601', ownerId }]
  rest('deleteImage', 204, [dana, image('101')], one)
  rest('deleteImage', 401, stale, one)
  rest('deleteImage', 403, [dana, image('102'), course({ ownerId: '102' })], one)
  rest('deleteImage', 404, [dana], one)
})
