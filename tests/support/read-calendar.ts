// Reads calendar files as two libraries understand them, which know nothing of each other.
import ICAL from 'ical.js'
import { sync } from 'node-ical'

/** An event as a calendar shows it. */
export type Read = {
  uid: string
  start: number
  end: number
  zone: string | undefined
  title: string
  place: string
  notes: string
  url: string
  sequence: number
  modified: number | undefined
}

/** With the zones that the file brings along, and no others. */
export function readByIcalJs(file: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component): Read => {
    const event = new ICAL.Event(component)
    const modified = component.getFirstPropertyValue('last-modified')
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      zone: event.startDate.zone?.tzid,
      title: event.summary,
      place: event.location ?? '',
      notes: event.description ?? '',
      url: String(component.getFirstPropertyValue('url') ?? ''),
      sequence: event.sequence ?? 0,
      modified: modified instanceof ICAL.Time ? modified.toJSDate().getTime() : undefined,
    }
  })
}

/** A text, or a text with the parameters of its property. */
const textOf = (value: string | { val: string } = ''): string =>
  typeof value === 'string' ? value : value.val

/** With the zones of its own database. */
export const readByNodeIcal = (file: string): Read[] =>
  Object.values(sync.parseICS(file)).flatMap((one): Read[] =>
    one?.type === 'VEVENT'
      ? [
          {
            uid: one.uid,
            start: one.start.getTime(),
            end: one.end?.getTime() ?? NaN,
            zone: one.start.tz,
            title: textOf(one.summary),
            place: textOf(one.location),
            notes: textOf(one.description),
            url: textOf(one.url),
            sequence: one.sequence ?? 0,
            modified: one.lastmodified?.getTime(),
          },
        ]
      : [],
  )
