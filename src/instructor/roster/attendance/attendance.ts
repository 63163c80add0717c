import { useSyncExternalStore } from 'react'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { isDate } from '../../../lib/wall-clock.ts'
import { type Draft, drafts } from '../../../ui/form/drafts.ts'
import { classDayToday } from './attendance-day.ts'

/** Who has arrived, by the date of the class day: `2026-12-05`. */
type Arrivals = ReadonlyMap<string, ReadonlySet<string>>

const NOBODY: ReadonlySet<string> = new Set()

/** A list without a day, as an older release kept it, is left out: nobody knows whose day it was. */
function arrivalsOf(draft: Draft | undefined): Arrivals {
  const days = Object.entries(draft?.values ?? {}).flatMap(([date, ids]): [string, Set<string>][] =>
    isDate(date) && Array.isArray(ids) ? [[date, new Set(ids.filter((id) => typeof id === 'string'))]] : [],
  )
  return new Map(days.filter(([, ids]) => ids.size))
}

/**
 * The students of a class who have arrived, day by day. The API cannot store this, so it stays on this device, like a
 * draft: it survives a reload, and all tabs of the browser share it.
 */
class Attendance {
  private days: Arrivals
  private readonly name: string
  private readonly listeners = new Set<() => void>()

  constructor(occurrenceId: string) {
    this.name = `attendance.${occurrenceId}`
    this.days = arrivalsOf(drafts.read(this.name))
    drafts.fromOtherTabs(this.name, (draft) => this.become(arrivalsOf(draft)))
  }

  readonly arrivals = () => this.days

  add(date: string, id: string) {
    this.keep(date, new Set(this.on(date)).add(id))
  }

  toggle(date: string, id: string) {
    const here = new Set(this.on(date))
    if (!here.delete(id)) here.add(id)
    this.keep(date, here)
  }

  /** Deletes the lists. Called once the results say who attended. */
  clear() {
    drafts.remove(this.name)
    this.become(new Map())
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private on(date: string) {
    return this.days.get(date) ?? NOBODY
  }

  private keep(date: string, here: ReadonlySet<string>) {
    const days = new Map([...this.days, [date, here]])
    if (!here.size) days.delete(date)
    if (days.size) drafts.write(this.name, Object.fromEntries([...days].map(([day, ids]) => [day, [...ids]])))
    else drafts.remove(this.name)
    this.become(days)
  }

  private become(days: Arrivals) {
    this.days = days
    for (const listener of this.listeners) listener()
  }
}

const classes = new Map<string, Attendance>()

/** The attendance of a class. All callers get the same object. */
export function attendanceOf(occurrenceId: string): Attendance {
  const attendance = classes.get(occurrenceId) ?? new Attendance(occurrenceId)
  classes.set(occurrenceId, attendance)
  return attendance
}

/** Who has arrived on each day. Renders again when someone arrives. */
export function useArrivals(occurrenceId: string): Arrivals {
  const { subscribe, arrivals } = attendanceOf(occurrenceId)
  return useSyncExternalStore(subscribe, arrivals)
}

/** The IDs of the registrants who are here on a class day. */
export const useHere = (occurrenceId: string, date: string): ReadonlySet<string> =>
  useArrivals(occurrenceId).get(date) ?? NOBODY

/** Who is added to the roster on a day of the class has walked in. */
export function noteWalkIn({ id, attributes }: OccurrenceResource, registrantId: string) {
  const date = classDayToday(attributes, Date.now())
  if (date) attendanceOf(id).add(date, registrantId)
}
