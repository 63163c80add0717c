import { describe, expect, test, vi } from 'vitest'
import { detailsBody, emptyRequest, requestBody, requestRules, type RequestValues } from './request-values.ts'

const typed = { ...emptyRequest, email: ' ana@example.com ', comment: ' June? ' }

describe('the body of a request for a date', () => {
  test.each<[string, Partial<RequestValues>, object]>([
    ['with consent and a number', { phone: ' (555) 010-0100\u200E ' }, { phone: '(555) 010-0100' }],
    ['with consent and no number', { phone: '  ' }, {}],
    ['without consent', { phone: '555-010-0100', consentedToContact: false }, {}],
  ])('%s', (_, values, more) =>
    expect(requestBody({ ...typed, ...values })).toEqual({
      email: 'ana@example.com',
      comment: 'June?',
      consentedToContact: values.consentedToContact ?? true,
      ...more,
    }),
  )
})

describe('a phone number', () => {
  const problem = (phone: string, consentedToContact = true) =>
    requestRules.phone(phone, { ...typed, phone, consentedToContact })

  test.each(['', '  ', '5550100', '(555) 010-0100', '+1 555.010.0100 x7', '555/010/0100 ext. 12'])(
    'may be “%s”',
    (phone) => expect(problem(phone)).toBeUndefined(),
  )

  test.each(['12', '555-01x', '1234567890123456', 'call me at 5550100', '5550100; drop'])(
    'cannot be “%s”',
    (phone) => expect(problem(phone)).toBe('Use a phone number such as (555) 010-0100'),
  )

  test('is not checked without consent', () => expect(problem('call me', false)).toBeUndefined())
})

test('the comment is required and limited in length', () => {
  expect(requestRules.comment(' \n ')).toBe('Required')
  expect(requestRules.comment('😀'.repeat(5000))).toBeUndefined()
  expect(requestRules.comment('x'.repeat(5001))).toBe('At most 5000 characters')
})

test('the box for consent starts checked, the one for news does not', () =>
  expect(emptyRequest).toMatchObject({ consentedToContact: true, wantsNews: false }))

describe('the ID of the visit in an email with details', () => {
  const tidOf = (tid: string | undefined) =>
    detailsBody({ email: 'a@example.com', wantsNews: false }, tid).tID

  test.each([
    ['visit-9', 'visit-9'],
    ['unknown', null],
    [undefined, null],
    ['x'.repeat(101), null],
  ])('%s is sent as %s', (tid, expected) => {
    vi.stubGlobal('location', { href: 'https://training.example.com/' })
    expect(tidOf(tid)).toBe(expected)
    vi.unstubAllGlobals()
  })
})
