import { describe, expect, test } from 'vitest'
import { changes } from '../../lib/changes.ts'
import { accountBody, accountValues, type AccountValues, validateAccount } from './account-values.ts'

const known: AccountValues = {
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  phone: '555-0100',
  gender: '',
  companyName: 'Reyes Defensive Training',
  biography: 'Teaches since 2009.',
  address1: '12 Elm Street',
  address2: '',
  city: 'Madison',
  state: 'WI',
  postalCode: '53703',
  country: 'US',
  isSearchable: true,
  cancellationPolicy: '',
}
const problemOf = (field: keyof AccountValues, typed: string, kept = known) =>
  validateAccount(kept)[field]?.(typed)

describe('what is wrong with', () => {
  test.each([
    ['firstName', ' ', 'Required'],
    ['lastName', 'x'.repeat(101), 'At most 100 characters'],
    ['email', 'dana@example', 'Invalid email address'],
    ['email', '', 'Required'],
    ['phone', '5'.repeat(31), 'At most 30 characters'],
    ['phone', '', undefined],
    ['gender', 'x'.repeat(51), 'At most 50 characters'],
    ['gender', '', undefined],
    ['companyName', 'x'.repeat(200), undefined],
    ['companyName', '🎯'.repeat(200), undefined],
    ['companyName', 'x'.repeat(201), 'At most 200 characters'],
    ['biography', 'x'.repeat(10_001), 'At most 10000 characters'],
    ['city', '', undefined],
    ['state', '', 'Required'],
    ['postalCode', '5370', 'Use 5 digits, such as 53703'],
    ['postalCode', '53703-1234', undefined],
    ['country', 'USA', 'Use two letters, such as US'],
    ['country', 'us', undefined],
    ['cancellationPolicy', 'x'.repeat(10_001), 'At most 10000 characters'],
  ] as const)('%s, %j: %s', (field, typed, problem) => expect(problemOf(field, typed)).toBe(problem))

  test('a value that is as it was: nothing', () => {
    const old = { ...known, firstName: '', postalCode: 'K1A 0B1', country: 'CAN' }
    expect(problemOf('firstName', '', old)).toBeUndefined()
    expect(problemOf('postalCode', 'K1A 0B1', old)).toBeUndefined()
    expect(problemOf('country', 'CAN', old)).toBeUndefined()
  })
})

test('an account becomes the values of the form, and comes back', () => {
  const attributes = {
    ...accountBody(known),
    accountId: 'acc-101',
    userId: '101',
    number: '100200',
    status: 'active',
    isRangePartner: false,
    imageUrl: null,
    imageIds: [],
    lat: null,
    lng: null,
    trainingCounselor: false,
    averageReviewRating: 0,
    totalReviewCount: 0,
    hasPaymentEnabled: false,
    paymentEnabled: false,
  }
  expect(accountValues(attributes)).toEqual(known)
  const { address1: _, address2: __, gender: ___, ...shared } = attributes
  expect(accountValues({ ...shared, phone: null })).toMatchObject({ address1: '', gender: '', phone: '' })
})

test.each([
  [{ firstName: ' Ana ' }, { firstName: 'Ana' }],
  [{ companyName: 'Reyes Defensive Training ' }, undefined],
  [{ phone: ' ' }, { phone: null }],
  [{ gender: 'Woman' }, { gender: 'Woman' }],
  [{ country: 'ca' }, { country: 'CA' }],
  [{ isSearchable: false }, { isSearchable: false }],
])('%j sends %j', (typed, sent) =>
  expect(changes(accountBody(known), accountBody({ ...known, ...typed }))).toEqual(sent),
)
