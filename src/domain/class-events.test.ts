import { expect, test } from 'vitest'
import { calendarFile } from '../lib/calendar.ts'
import { classEvents } from './class-events.ts'

const day = (startTime: string, endTime: string) => ({ startTime, endTime })
const twoDays = {
  id: '501',
  name: 'Pistol, Basics; and more',
  dates: [
    day('2027-03-13T09:00:00-06:00', '2027-03-13T17:00:00-06:00'),
    day('2027-03-14T09:00:00-05:00', '2027-03-14T17:00:00-05:00'),
  ],
  place: 'Lakeside Range, 100 Range Road',
  url: 'https://training.example.com/roster/501',
}

test('a class of two days is two events, each at its hours on both sides of a change of the clocks', () => {
  const file = calendarFile(classEvents(twoDays), 'Harbor')
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

test('the same class has the same events again, also with new dates of the server', () => {
  const moved = { ...twoDays, dates: [day('2027-04-01T09:00:00-05:00', '2027-04-01T17:00:00-05:00')] }
  const uids = (one: typeof twoDays) => classEvents(one).map(({ uid }) => uid)
  expect(uids(moved)).toEqual(uids(twoDays).slice(0, 1))
})
