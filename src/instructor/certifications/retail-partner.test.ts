import { expect, test } from 'vitest'
import type { MeQuery } from '../../api/generated/mesh.types.ts'
import { isRetailPartner } from './retail-partner.ts'

type Certification = NonNullable<MeQuery['me']['instructor']>['certifications'][number]

const certified = (status: string, abbreviation: string): Certification => ({
  status,
  curriculum: { abbreviation },
})
const holder = (certifications: Certification[] | undefined): MeQuery['me'] => ({
  id: 'u-1',
  name: 'Morgan',
  surname: 'Tate',
  email: 'morgan@example.com',
  memberNumber: null,
  subscriptionLevel: 'free',
  subscriptionType: null,
  subscriptionStatus: null,
  memberSince: null,
  subscriptionExpiration: null,
  subscriptions: [],
  instructor: certifications
    ? {
        id: 'u-1',
        number: '1',
        instructorNumber: '1',
        isRangePartner: false,
        hasPaymentProcessorId: false,
        certifications,
      }
    : null,
})

test.each<[string, Certification[] | undefined, boolean]>([
  ['no instructor', undefined, false],
  ['no certification', [], false],
  ['an active one', [certified('active', 'CABELAS-CI')], true],
  ['one among others', [certified('active', 'DSF'), certified('active', 'CABELAS-CI')], true],
  ['one that has run out', [certified('inactive', 'CABELAS-CI')], false],
  ['a word nobody knows', [certified('ACTIVE', 'CABELAS-CI')], false],
  ['two halves', [certified('active', 'DSF'), certified('inactive', 'CABELAS-CI')], false],
  ['something like it', [certified('active', 'CABELAS-CI-2'), certified('active', 'cabelas-ci')], false],
])('whether a holder of %s is a retail partner', (_, certifications, expected) =>
  expect(isRetailPartner(holder(certifications))).toBe(expected),
)

test('an unknown user is not certified', () => expect(isRetailPartner(undefined)).toBe(false))
