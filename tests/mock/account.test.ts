import { describe, expect, test } from 'vitest'
import { messagesOf } from '../../mocks/outbox.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import {
  acceptAgreements,
  createCourseRequest,
  deleteImage,
  emailCourseDetails,
  getInstructor,
  listAgreements,
  listCertifications,
  listInstructorCurricula,
  requestCourseDetails,
  updateCourse,
  updateInstructor,
  uploadImage,
} from '../../src/api/generated/training.calls.ts'
import { organizationsQuery } from '../../src/api/queries.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { refused, statusOf } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock()
const { id } = PEOPLE.instructor
const newcomer = PEOPLE.newcomer.id

describe('the account of an instructor', () => {
  test('shows nothing private to others', async () => {
    mock.as('newcomer')
    const keys = Object.keys((await getInstructor({ id })).data.attributes)
    expect(keys).not.toEqual(expect.arrayContaining(['address1']))
    mock.as('instructor')
    const own = (await getInstructor({ id })).data.attributes
    expect(own).toMatchObject({ hasPaymentProcessorId: true, address1: expect.any(String), gender: null })
  })

  test('connects a payment account once, with a single-use code', async () => {
    mock.as('newcomer')
    const connect = (authCode: string, who = newcomer) => updateInstructor({ id: who, body: { authCode } })
    expect(await statusOf(connect('declined'))).toBe(422)
    const { data } = await connect('ac_1')
    expect(data.attributes).toMatchObject({ hasPaymentEnabled: true, paymentEnabled: true })
    expect(await statusOf(connect('ac_2'))).toBe(409)
    mock.as('range')
    mock.db.instructor.update(PEOPLE.range.id, { hasPaymentProcessorId: false })
    expect(await statusOf(connect('ac_1', PEOPLE.range.id))).toBe(422)
  })

  test('can have a payment account that the provider has not verified yet', async () => {
    const flags = async (who: string) => (await getInstructor({ id: who })).data.attributes
    const unverified = { hasPaymentProcessorId: true, hasPaymentEnabled: false, paymentEnabled: false }
    mock.as('range')
    expect(await flags(PEOPLE.range.id)).toMatchObject(unverified)
    mock.as('newcomer')
    expect(await flags(newcomer)).toMatchObject({ ...unverified, hasPaymentProcessorId: false })
    await updateInstructor({ id: newcomer, body: { authCode: 'ac_pending_1' } })
    expect(await flags(newcomer)).toMatchObject(unverified)
  })

  test('keeps its certifications: all for the holder, active ones for everyone', async () => {
    const statuses = async (isPublic: boolean) =>
      new Set(
        (await listCertifications({ id: `acc-${id}`, isPublic })).data.map(
          ({ attributes }) => attributes.status,
        ),
      )
    expect(await statuses(true)).toEqual(new Set(['active']))
    mock.as('instructor')
    expect(await statuses(false)).toEqual(new Set(['active', 'inactive']))
    const inactive = { id: `acc-${id}`, isPublic: false, 'filter[status][_eq]': 'inactive' as const }
    const { data, included } = await listCertifications({ ...inactive, include: ['curriculum'] })
    expect(included?.map((one) => one.id)).toEqual([data[0]?.attributes.curriculumId])
    const curricula = await listInstructorCurricula({ id, include: ['curriculumModules'] })
    expect(curricula.data.map((one) => one.id)).not.toContain(data[0]?.attributes.curriculumId)
    expect(curricula.included?.map((one) => one.id)).toContain('mod-pistol')
  })

  test('accepts all agreements of a year at once', async () => {
    mock.as('newcomer')
    const before = await listAgreements({ year: 2026 })
    expect([before.data.length, before.included.length]).toEqual([0, 3])
    const agreementIds = before.included.map((one) => one.id)
    expect(
      await statusOf(acceptAgreements({ body: { agreementIds: agreementIds.slice(1), year: 2026 } })),
    ).toBe(422)
    for (const _ of [1, 2]) {
      const after = await acceptAgreements({ body: { agreementIds, year: 2026 } })
      expect([after.data.length, after.included.length]).toEqual([3, 0])
    }
    expect((await listAgreements({ year: 2025 })).data).toEqual([])
  })

  test('has the ranges of the instructor, and having none is not an error', async () => {
    const client = createQueryClient({ toast: () => undefined, sessionExpired: () => undefined })
    const namesFor = async (role: 'range' | 'newcomer') => {
      mock.as(role)
      const ranges = await client.fetchQuery(organizationsQuery(PEOPLE[role].id))
      return ranges.map(({ attributes }) => attributes.name)
    }
    expect(await namesFor('range')).toEqual(['Copper Canyon Range', 'Lone Mesa Range'])
    expect(await namesFor('newcomer')).toEqual([])
  })
})

describe('images', () => {
  const file = (...bytes: number[]) => new Blob([Uint8Array.from(bytes)], { type: 'image/png' })
  const png = file(0x89, 0x50, 0x4e, 0x47, 1, 2, 3)

  test('are served unchanged, and are removed from the course when deleted', async () => {
    mock.as('instructor')
    const { data: image } = await uploadImage({ body: { file: png } })
    const served = await fetch(`http://training.test${image.attributes.imageUrl}`)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(new Uint8Array(await png.arrayBuffer()))
    const body = { imageId: image.id, instructorId: id, isPublished: true as const }
    const { data } = await updateCourse({ id: `c-${id}-0`, body })
    expect(data.relationships?.images?.data).toEqual([{ type: 'images', id: image.id }])
    await deleteImage({ id: image.id })
    expect(mock.db.course.get(`c-${id}-0`)?.imageId).toBeNull()
  })

  test('must be pictures, whatever their file name', async () => {
    mock.as('instructor')
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })
    expect(await refused(uploadImage({ body: { file: svg } }))).toMatchObject({
      status: 422,
      message: 'The image must be a JPEG, PNG or WebP file.',
    })
  })
})

describe('a message from a visitor', () => {
  const course = `c-${id}-0`
  const url = `https://training.example.com/class/concealed-carry-and-home-defense/${course}`
  const email = 'ana@example.com'

  test('arrives by email', async () => {
    await requestCourseDetails({ id: course, body: { email } })
    await emailCourseDetails({ id: course, body: { email, courseUrl: url } })
    const comment = 'Is there a weekend class?'
    await createCourseRequest({ id: course, body: { email, comment, consentedToContact: false } })
    const mails = messagesOf(mock).map(({ kind, to }) => [kind, to])
    expect(mails).toHaveLength(3)
    expect(mails).toEqual(
      expect.arrayContaining([
        ['course details', email],
        ['course request', PEOPLE.instructor.email],
      ]),
    )
  })

  test('is refused with a foreign link, or with a phone number but no consent', async () => {
    const foreign = 'https://elsewhere.example.com/class/x'
    expect(await statusOf(emailCourseDetails({ id: course, body: { email, courseUrl: foreign } }))).toBe(422)
    const request = { email, phone: '555-0100', comment: 'Call me', consentedToContact: false }
    expect(await statusOf(createCourseRequest({ id: course, body: request }))).toBe(422)
    expect(messagesOf(mock)).toEqual([])
  })
})
