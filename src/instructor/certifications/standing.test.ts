import { describe, expect, test } from 'vitest'
import type { CertificationAttributes } from '../../api/generated/training.types.ts'
import { byUrgency, creditsOf, standingOf, summaryOf, validityOf } from './standing.ts'

// Noon in the local time zone, wherever the tests run.
const NOW = new Date(2026, 10, 20, 12).getTime()
const inDays = (days: number, hour = 12) => new Date(2026, 10, 20 + days, hour).toISOString()

const certification = (changed: Partial<CertificationAttributes>): CertificationAttributes => ({
  status: 'active',
  certifiedAt: inDays(-600),
  expiresAt: inDays(130),
  curriculumId: 'cur-1',
  activeEndDate: inDays(130),
  activeCreditsCount: 8,
  requiredCreditsForRenewal: 20,
  certificateUrl: null,
  ...changed,
})

describe('the standing of a certification', () => {
  test.each<[Partial<CertificationAttributes>, string, string]>([
    [{}, 'active', 'Expires Mar 30, 2027'],
    [{ expiresAt: null }, 'active', 'Does not expire'],
    [{ expiresAt: inDays(61) }, 'active', 'Expires Jan 20, 2027'],
    [{ expiresAt: inDays(60, 23) }, 'expiring', 'Expires Jan 19, 2027, in 60 days'],
    [{ expiresAt: inDays(2, 1) }, 'expiring', 'Expires Nov 22, 2026, in 2 days'],
    [{ expiresAt: inDays(1, 1) }, 'expiring', 'Expires Nov 21, 2026, tomorrow'],
    [{ expiresAt: inDays(0, 13) }, 'expiring', 'Expires Nov 20, 2026, today'],
    [{ expiresAt: inDays(0) }, 'expired', 'Expired Nov 20, 2026'],
    [{ expiresAt: inDays(-20), status: 'inactive' }, 'expired', 'Expired Oct 31, 2026'],
    [{ status: 'inactive' }, 'inactive', 'You cannot teach this curriculum now'],
    [
      { status: 'inactive', expiresAt: null, activeEndDate: null },
      'inactive',
      'You cannot teach this curriculum now',
    ],
  ])('%j: %s', (changed, standing, words) => {
    expect(standingOf(certification(changed), NOW)).toBe(standing)
    expect(validityOf(certification(changed), NOW)).toBe(words)
  })
})

test.each<[number, number | null, ReturnType<typeof creditsOf>]>([
  [0, 20, { text: '0 of 20 credits for renewal, 20 to go', isEnough: false, percent: 0 }],
  [8, 20, { text: '8 of 20 credits for renewal, 12 to go', isEnough: false, percent: 40 }],
  [0, 1, { text: '0 of 1 credit for renewal, 1 to go', isEnough: false, percent: 0 }],
  [20, 20, { text: '20 of 20 credits for renewal, which is enough', isEnough: true, percent: 100 }],
  [35, 20, { text: '35 of 20 credits for renewal, which is enough', isEnough: true, percent: 100 }],
  [8, null, undefined],
  [8, 0, undefined],
])('%j of %j credits', (activeCreditsCount, requiredCreditsForRenewal, credits) =>
  expect(creditsOf(certification({ activeCreditsCount, requiredCreditsForRenewal }))).toEqual(credits),
)

test('certifications that expire next come first, and expired ones come last', () => {
  const list = [
    certification({ curriculumId: 'expired', expiresAt: inDays(-20), status: 'inactive' }),
    certification({ curriculumId: 'never', expiresAt: null }),
    certification({ curriculumId: 'later' }),
    certification({ curriculumId: 'not active', status: 'inactive' }),
    certification({ curriculumId: 'soon', expiresAt: inDays(3) }),
    certification({ curriculumId: 'also later' }),
  ]
  expect(list.toSorted(byUrgency(NOW)).map(({ curriculumId }) => curriculumId)).toEqual([
    'soon',
    'later',
    'also later',
    'never',
    'expired',
    'not active',
  ])
})

test.each<[Partial<CertificationAttributes>[], string]>([
  [[{}], '1 certification'],
  [[{}, { expiresAt: inDays(3) }], '2 certifications, 1 expires soon'],
  [
    [{ expiresAt: inDays(4) }, { expiresAt: inDays(3) }, { expiresAt: inDays(-3) }],
    '3 certifications, 2 expire soon, 1 expired',
  ],
])('%j: %s', (list, words) => expect(summaryOf(list.map(certification), NOW)).toBe(words))
