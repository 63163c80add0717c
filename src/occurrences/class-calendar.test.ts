import { expect, test } from 'vitest'
import type { OccurrenceResource } from '../api/generated/training.types.ts'
import { calendarFile } from '../lib/calendar.ts'
import { classEvents } from './class-calendar.ts'

const SITE = { origin: 'https://training.example.com', host: 'training.example.com' }
const day = (guid: string, startTime: string, endTime: string) => ({ guid, startTime, endTime })
const twoDays: OccurrenceResource = {
  id: '501',
  type: 'occurrences',
  attributes: {
    entityId: '301',
    entityType: 'courses',
    name: 'Pistol, Basics; and more',
    dates: [
      day('a', '2027-03-13T09:00:00-06:00', '2027-03-13T17:00:00-06:00'),
      day('b', '2027-03-14T09:00:00-05:00', '2027-03-14T17:00:00-05:00'),
    ],
    instructors: [],
    capacity: 12,
    numberOfRegistrants: 0,
    isPast: false,
    canHaveRegistrants: true,
    canSubmitResults: false,
    canDelete: true,
    resultsSubmittedAt: null,
    promotionId: null,
    slug: 'pistol',
    registrationQuestions: [],
    webPayOnly: false,
    isEligibleForInstructorAutomation: false,
    isInstructorCertifying: false,
    willAssignPrerequisiteELearning: false,
  },
}

test('a class of two days gives two events with the right hours across a daylight saving change', () => {
  const file = calendarFile(classEvents(twoDays, 'Lakeside Range, 100 Range Road', SITE), 'Harbor')
  const values = (name: string) =>
    [...file.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value)
  expect(values('UID')).toEqual([
    'class-501-day-1@training.example.com',
    'class-501-day-2@training.example.com',
  ])
  expect(values('DTSTART')).toEqual(['20270313T150000Z', '20270314T140000Z'])
  expect(values('DTEND')).toEqual(['20270313T230000Z', '20270314T220000Z'])
  expect(values('DESCRIPTION')).toEqual(['Day 1 of 2', 'Day 2 of 2'])
  expect(values('LOCATION')[0]).toBe('Lakeside Range\\, 100 Range Road')
  expect(values('SUMMARY')[0]).toBe('Pistol\\, Basics\\; and more')
  expect(values('URL')[0]).toBe('https://training.example.com/roster/501')
})

test('the same class gives the same event UIDs, even after the server moves its dates', () => {
  const moved = structuredClone(twoDays)
  moved.attributes.dates = [day('c', '2027-04-01T09:00:00-05:00', '2027-04-01T17:00:00-05:00')]
  const uids = (one: OccurrenceResource) => classEvents(one, undefined, SITE).map(({ uid }) => uid)
  expect(uids(moved)).toEqual(uids(twoDays).slice(0, 1))
})
