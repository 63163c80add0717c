import { expect, test } from 'vitest'
import { classResource } from '../../../tests/support/resources.ts'
import { checkoutUrl, groupByMonth, publicView, spotsAvailable } from './public-view.ts'

test.each([
  [12, 0, 12],
  [12, 11, 1],
  [12, 12, 0],
  [12, 13, 0],
])('with %d seats and %d registrants, %d are free', (capacity, registrants, left) =>
  expect(spotsAvailable(capacity, registrants)).toBe(left),
)

test.each([
  [undefined, '/register/home-defense/301?oid=501'],
  ['', '/register/home-defense/301?oid=501'],
  ['unknown', '/register/home-defense/301?oid=501'],
  ['a&b', '/register/home-defense/301?oid=501&tid=a%26b'],
])('the checkout link for the visit %j', (tid, url) =>
  expect(checkoutUrl({ title: 'Home Defense', courseId: '301', occurrenceId: '501', tid })).toBe(url),
)

test.each([
  ['2026-12-31T23:30:00-10:00', '2026-12'],
  ['2027-01-01T00:30:00+05:30', '2027-01'],
])('%s is in %s at its venue', (startTime, month) => expect(groupByMonth(startTime)).toBe(month))

const occurrence = classResource('501', {
  dates: [
    { guid: 'd1', startTime: '2026-12-05T09:00:00-06:00', endTime: '2026-12-05T17:00:00-06:00' },
    { guid: 'd2', startTime: '2027-01-09T09:00:00-06:00', endTime: '2027-01-09T17:00:00-06:00' },
  ],
  instructors: [
    { guid: '101', firstName: 'Dana', lastName: 'Reyes', number: '100200', slug: 'dana-reyes' },
    { guid: '103', firstName: 'Robin', lastName: 'Vega', number: '100202', slug: 'robin-vega' },
  ],
  registrationQuestions: ['Do you own a holster?'],
  webPayOnly: true,
  isInstructorCertifying: true,
})

test('the whole view', () => {
  expect(publicView(occurrence, 'visit-9')).toEqual({
    occurrenceId: '501',
    capacity: 12,
    numberOfRegistrants: 5,
    spotsAvailable: 7,
    canHaveRegistrants: true,
    checkoutUrl: '/register/home-defense/301?oid=501&tid=visit-9',
    instructorIds: ['101', '103'],
    dateIds: ['d1', 'd2'],
    isEligibleForInstructorAutomation: false,
    webPayOnly: true,
    registrationQuestions: ['Do you own a holster?'],
    isInstructorCertifying: true,
    groupByMonth: '2026-12',
    startTime: '2026-12-05T09:00:00-06:00',
  })
})
