import { dateOf, formatTime } from '../../lib/venue-time.ts'
import { addDays } from '../../lib/wall-clock.ts'
import type { Meeting } from '../shared/meetings.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

type WeekEntry = { meeting: Meeting; time: string }
export type WeekDay = { date: string; isToday: boolean; entries: WeekEntry[] }

/**
 * Seven days from today, each with the class days that begin on it in the venue's local time. A class day that began
 * yesterday and is still in progress is listed under today.
 * @param today a date: `2026-12-05` @param now in milliseconds
 */
export const weekOf = (meetings: readonly Meeting[], today: string, now: number): WeekDay[] =>
  DAYS.map((ahead) => {
    const date = addDays(today, ahead)
    const isToday = ahead === 0
    const entries = meetings.flatMap((meeting): WeekEntry[] => {
      const begins = dateOf(meeting.day.startTime)
      if (begins === date) return [{ meeting, time: formatTime(meeting.day.startTime) }]
      const isStillRunning = isToday && begins < date && meeting.start <= now && meeting.end > now
      return isStillRunning ? [{ meeting, time: `Until ${formatTime(meeting.day.endTime)}` }] : []
    })
    return { date, isToday, entries }
  })
