import { config } from '../../config.ts'
import { calendarFile } from '../../lib/calendar.ts'
import { classEvents } from '../../domain/class-events.ts'
import { saveFile } from '../../lib/save-file.ts'
import { slugify } from '../../lib/slug.ts'
import { type ClassDate, NOT_SOLD_HERE } from './class-dates.ts'

/** Saves a date as a calendar file. @param place where the class is held @param path of the class page */
export function saveDate(date: ClassDate, place: string, path: string) {
  const { occurrenceId: id, name, days: dates, canHaveRegistrants } = date
  const notes = canHaveRegistrants ? undefined : `${NOT_SOLD_HERE}.`
  const events = classEvents({ id, name, dates, place, notes, url: location.origin + path })
  saveFile(`${slugify(name)}-${id}.ics`, calendarFile(events, config.product), 'text/calendar;charset=utf-8')
}
