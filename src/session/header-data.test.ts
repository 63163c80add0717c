import { describe, expect, test } from 'vitest'
import type { MeQuery } from '../api/generated/mesh.types.ts'
import { headerDataOf, membershipLines } from './header-data.ts'
import { MEMBER_LINKS } from './member-links.ts'

const me: MeQuery['me'] = {
  id: 'u1',
  name: 'Dana',
  surname: 'Reyes',
  email: 'dana@example.com',
  memberNumber: '7001',
  subscriptionLevel: 'gold',
  subscriptionType: null,
  subscriptionStatus: null,
  memberSince: null,
  subscriptionExpiration: null,
  subscriptions: [],
  instructor: null,
}
const progress = (...percentages: number[]) => ({
  qualificationProgress: percentages.map((percentage, i) => ({
    id: String(i),
    name: 'Safety',
    percentage,
  })),
})

describe('the data for the header', () => {
  test('have the name, the number and the level of the membership', () =>
    expect(headerDataOf({ me }, undefined)).toEqual({
      name: 'Dana Reyes',
      memberNumber: '7001',
      subscriptionLevel: 'gold',
      isInstructor: false,
      isGroupMember: false,
      completedQualifications: undefined,
    }))

  test('have the level free if the account names none', () =>
    expect(headerDataOf({ me: { ...me, subscriptionLevel: '' } }, undefined).subscriptionLevel).toBe('free'))

  test.each([
    ['GROUP', true],
    ['INDIVIDUAL', false],
    [null, false],
  ])('with the subscription type %s, the membership is a group membership: %s', (subscriptionType, is) =>
    expect(headerDataOf({ me: { ...me, subscriptionType } }, undefined).isGroupMember).toBe(is),
  )

  test('count only qualifications at 100%', () =>
    expect(headerDataOf({ me }, progress(99.9, 100, 0, 100)).completedQualifications).toBe(2))
})

describe('the lines below the name', () => {
  test.each([
    ['a member', me, undefined, ['Member 7001', 'Gold membership']],
    [
      'a member of a group',
      { ...me, subscriptionType: 'GROUP' },
      undefined,
      ['Member 7001', 'Gold group membership'],
    ],
    [
      'an instructor without a member number',
      { ...me, memberNumber: null },
      '100200',
      ['Gold membership', 'Instructor 100200'],
    ],
  ])('of %s', (_, person, number, lines) =>
    expect(membershipLines(headerDataOf({ me: person }, undefined), number)).toEqual(lines),
  )
})

test('the sub-menu has Home and Guides only for people who are signed in', () => {
  const labels = (links: { label: string }[]) => links.map(({ label }) => label)
  expect(labels(MEMBER_LINKS.anonymous)).toEqual(['Qualifications', 'Courses', 'Videos'])
  expect(labels(MEMBER_LINKS.signedIn)).toEqual(['Home', 'Qualifications', 'Courses', 'Videos', 'Guides'])
})
