import { describe, expect, test } from 'vitest'
import type { Answer } from '../../api/generated/training.types.ts'
import { firstSteps, isNewcomer } from './first-steps.ts'
import { obstacles } from './readiness.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const days = (count: number) => new Date(NOW + count * 86_400_000).toISOString()
const meta = { total: 0, totalPages: 1 }

const agreement: Answer<'listAgreements'>['data'][number] = {
  id: '51',
  type: 'agreements',
  attributes: {
    documentType: 'CODE_OF_CONDUCT',
    documentUrl: 'https://documents.example.com/code-of-conduct-2026.pdf',
    displayName: 'Code of Conduct',
    createdAt: '2026-01-05T08:00:00Z',
    updatedAt: '2026-01-05T08:00:00Z',
    year: 2026,
  },
}
const accepted: Answer<'listAgreements'> = { data: [agreement], included: [], meta }
const toAccept: Answer<'listAgreements'> = { data: [], included: [agreement], meta }

const account = (hasPaymentProcessorId: boolean, paymentEnabled = hasPaymentProcessorId, imageIds = ['i']) =>
  // Only what is read here: a whole profile has 30 fields.
  ({
    data: {
      attributes: { hasPaymentProcessorId, paymentEnabled, imageIds, biography: 'Teaches since 2008.' },
    },
  }) as Answer<'getInstructor'>

type Certification = Answer<'listCertifications'>['data'][number]
const certification = (more: Partial<Certification['attributes']>): Certification => ({
  id: 'cert-1',
  type: 'certifications',
  attributes: {
    status: 'active',
    certifiedAt: days(-400),
    expiresAt: null,
    curriculumId: '11',
    activeEndDate: null,
    activeCreditsCount: 4,
    requiredCreditsForRenewal: null,
    certificateUrl: null,
    ...more,
  },
  relationships: { curriculum: { data: { type: 'curricula', id: '11' } } },
})
const certifications = (...data: Certification[]): Answer<'listCertifications'> => ({
  data,
  included: [],
  meta,
})

const courses = (...counts: [future: number, past: number][]) =>
  // Only what is read here.
  ({
    data: counts.map(([futureOccurrencesCount, pastOccurrencesCount], i) => ({
      id: `c${i}`,
      attributes: { futureOccurrencesCount, pastOccurrencesCount },
    })),
  }) as Answer<'listInstructorCourses'>
const classes = (count: number) =>
  ({ data: Array.from({ length: count }, () => ({})) }) as Answer<'listInstructorOccurrences'>

describe('what an instructor needs before teaching', () => {
  const whole = {
    agreements: accepted,
    account: account(true),
    certifications: certifications(certification({})),
  }
  const missing = (more: Partial<typeof whole>) =>
    obstacles({ ...whole, ...more }, NOW).map(({ title }) => title)

  test('is nothing if everything is in order', () => expect(missing({})).toEqual([]))

  test('starts with the agreements and ends with the payments', () =>
    expect(
      missing({ agreements: toAccept, account: account(false), certifications: certifications() }),
    ).toEqual([
      'Accept the agreements of this year',
      'You have no active certification',
      'Connect a payment account',
    ]))

  test('has no agreements to accept in a year without any', () =>
    expect(missing({ agreements: { data: [], included: [], meta } })).toEqual([]))

  test('does not ask to connect an account again that the provider is still checking', () =>
    expect(missing({ account: account(true, false) })).toEqual([
      'Your payment account is still being checked',
    ]))

  test.each([
    [{ expiresAt: days(61) }, []],
    [{ expiresAt: days(60) }, ['A certification ends soon']],
    // The term ends before the certification.
    [{ expiresAt: days(400), activeEndDate: days(10) }, ['A certification ends soon']],
    [{ expiresAt: days(-1) }, ['A certification has ended']],
    // It ended so long ago that a reminder would not help.
    [{ expiresAt: days(-31) }, []],
  ])('for a certification with %j is %j', (more, titles) =>
    expect(missing({ certifications: certifications(certification(more)) })).toEqual(titles),
  )
})

describe('the first hour', () => {
  const ready = {
    agreements: accepted,
    account: account(false),
    certifications: certifications(certification({})),
  }
  const states = (more: Partial<Parameters<typeof firstSteps>[0]>) =>
    firstSteps({
      agreements: toAccept,
      account: account(false, false, []),
      certifications: certifications(),
      courses: courses(),
      ...more,
    }).map(({ id, state }) => `${id} ${state}`)

  test('begins with every step to do, and the class step waits for a course', () =>
    expect(states({})).toEqual([
      'agreements open',
      'certifications open',
      'payments open',
      'profile open',
      'course open',
      'class waiting',
    ]))

  test('opens the class step once there is a course', () =>
    expect(states({ ...ready, courses: courses([0, 0]) })).toEqual([
      'agreements done',
      'certifications done',
      'payments open',
      'profile done',
      'course done',
      'class open',
    ]))

  test('does not count a certification that is not active', () =>
    expect(states({ certifications: certifications(certification({ status: 'inactive' })) })).toContain(
      'certifications open',
    ))

  test('links the class step to the class form of the course', () => {
    const steps = firstSteps({ ...ready, account: account(true), courses: courses([0, 0]) })
    expect(steps).toContainEqual(expect.objectContaining({ id: 'class', to: '/manage-course/c0?add=c0' }))
  })

  test('ends once there is a class', () =>
    expect(states({ ...ready, account: account(true), courses: courses([1, 0]) })).toEqual([
      'agreements done',
      'certifications done',
      'payments done',
      'profile done',
      'course done',
      'class done',
    ]))
})

describe('a newcomer', () => {
  const nothing = { future: classes(0), toGrade: classes(0), courses: courses() }
  test.each([
    ['nothing', nothing, true],
    ['a course without classes', { ...nothing, courses: courses([0, 0]) }, true],
    ['a course with a past class', { ...nothing, courses: courses([0, 1]) }, false],
    ['a class ahead', { ...nothing, future: classes(1) }, false],
    // A loaded list can answer the question; a missing one cannot.
    ['a list that is not loaded', { ...nothing, future: undefined }, undefined],
    ['a class to grade', { ...nothing, courses: undefined, toGrade: classes(1) }, false],
  ])('or not, with %s', (_, lists, isNew) => expect(isNewcomer(lists)).toBe(isNew))
})
