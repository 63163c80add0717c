import { anyText } from '../../ui/url-params.ts'
import { usePanel } from '../../ui/useUrlState.ts'

/** In place of a date: a class without one yet. */
export const ANY_DAY = 'any'

const KINDS = ['add', 'schedule', 'edit', 'copy', 'instructors', 'day', 'duplicate'] as const
const PANEL = Object.fromEntries(KINDS.map((kind) => [kind, anyText]))

/**
 * The open dialog of a list or a calendar of classes: adding a class to a course, scheduling one of any course on a date,
 * an action on one class, all classes of a date, or duplicates of the selected classes.
 */
export type ClassPanel = { kind: (typeof KINDS)[number]; id: string }

/** The open dialog, kept in the URL as `edit=501`. Opening another dialog closes the first. */
export function useClassPanel() {
  const { panel, open, close } = usePanel(PANEL)
  const kind = KINDS.find((name) => panel[name])
  return {
    panel: kind && { kind, id: panel[kind] ?? '' },
    open: (name: ClassPanel['kind'], id: string) => open({ [name]: id }),
    close,
  }
}
