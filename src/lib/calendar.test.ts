import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const event: CalendarEvent = {
  uid: 'class-7-day-1@training.example.com',
  start: Date.parse('2026-12-05T09:00:00-06:00'),
  end: Date.parse('2026-12-05T17:00:00-06:00'),
  title: 'Pistol Basics',
}
const fileOf = (more: Partial<CalendarEvent> = {}) => calendarFile([{ ...event, ...more }], 'Harbor', NOW)
/** The lines as a calendar reads them, with folded lines joined again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

test('a calendar file', () => {
  expect(fileOf({ place: 'Lakeside Range', notes: 'Day 1 of 2', url: 'https://a.example/roster/7' })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Harbor//Classes//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:class-7-day-1@training.example.com',
      'DTSTAMP:20261120T150000Z',
      'DTSTART:20261205T150000Z',
      'DTEND:20261205T230000Z',
      'SUMMARY:Pistol Basics',
      'LOCATION:Lakeside Range',
      'DESCRIPTION:Day 1 of 2',
      'URL:https://a.example/roster/7',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

describe('text is escaped', () => {
  test.each([
    ['Range; Bay 2, left', 'Range\\; Bay 2\\, left'],
    ['C:\\temp', 'C:\\\\temp'],
    ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['END:VEVENT', 'END:VEVENT'],
    ['a\u0000b\u0007c\td', 'a b c d'],
    ['“Quoted” 射击 🎯', '“Quoted” 射击 🎯'],
  ])('%j as %j', (title, expected) => expect(valueOf(fileOf({ title }), 'SUMMARY')).toBe(expected))

  test('so typed text can never add a line', () => {
    const file = fileOf({ title: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM', place: 'y\nATTACH:https://evil.example' })
    expect(linesOf(file).filter((line) => /^(END:VEVENT|BEGIN:VALARM|ATTACH)/.test(line))).toEqual([
      'END:VEVENT',
    ])
  })
})

describe('long lines', () => {
  const octets = (line: string) => new TextEncoder().encode(line).length

  test('are folded between characters and read back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        const file = fileOf({ title })
        for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        const read = valueOf(file, 'SUMMARY')?.replaceAll(/\\([\\;,n])/g, (_, sign: string) =>
          sign === 'n' ? '\n' : sign,
        )
        expect(read).toBe(title.replaceAll(/\r\n?|\n/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' '))
      }),
    )
  })

  test('of exactly 75 octets stay as they are', () => {
    const title = 'x'.repeat(75 - 'SUMMARY:'.length)
    expect(fileOf({ title })).toContain(`SUMMARY:${title}\r\nEND`)
    expect(fileOf({ title: `${title}y` })).toContain(`SUMMARY:${title}\r\n y\r\nEND`)
  })
})

test('an empty list of events still gives a valid calendar', () =>
  expect(calendarFile([], 'Harbor', NOW)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/))
