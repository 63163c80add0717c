import { useSyncExternalStore } from 'react'
import { type Draft, drafts } from '../../ui/form/drafts.ts'

const idsOf = (draft: Draft | undefined): ReadonlySet<string> => {
  const ids = draft?.values['ids']
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [])
}

/**
 * The students of a class who have arrived. The API cannot store this, so it stays on this device, like a draft: it
 * survives a reload, and all tabs of the browser share it.
 */
class Attendance {
  private here: ReadonlySet<string>
  private readonly name: string
  private readonly listeners = new Set<() => void>()

  constructor(occurrenceId: string) {
    this.name = `attendance.${occurrenceId}`
    this.here = idsOf(drafts.read(this.name))
    drafts.fromOtherTabs(this.name, (draft) => this.become(idsOf(draft)))
  }

  readonly ids = () => this.here

  readonly toggle = (id: string) => {
    const here = new Set(this.here)
    if (!here.delete(id)) here.add(id)
    drafts.write(this.name, { ids: [...here] })
    this.become(here)
  }

  /** Deletes the list. Called once the results say who attended. */
  readonly clear = () => {
    drafts.remove(this.name)
    this.become(new Set())
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private become(here: ReadonlySet<string>) {
    this.here = here
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

/** The IDs of the registrants who are here. Renders again when someone arrives. */
export function useHere(occurrenceId: string): ReadonlySet<string> {
  const { subscribe, ids } = attendanceOf(occurrenceId)
  return useSyncExternalStore(subscribe, ids)
}
