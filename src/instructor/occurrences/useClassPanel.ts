import { useSearchState } from '../../ui/useSearchState.ts'

const KINDS = ['add', 'schedule', 'edit', 'copy', 'instructors', 'day', 'duplicate'] as const

/** In place of a date: a class without one yet. */
export const ANY_DAY = 'any'

/**
 * The open dialog of a list or a calendar of classes: adding a class to a course, scheduling one of any course on a date,
 * an action on one class, all classes of a date, or duplicates of the selected classes.
 */
export type ClassPanel = { kind: (typeof KINDS)[number]; id: string }

/** The open dialog, kept in the URL as `edit=501`. Opening another dialog closes the first. */
export function useClassPanel() {
  const { search, change } = useSearchState()
  const kind = KINDS.find((name) => search.get(name))
  const set = (panel?: ClassPanel) =>
    change(Object.fromEntries(KINDS.map((name) => [name, panel?.kind === name ? panel.id : undefined])), {
      preventScrollReset: true,
    })
  return {
    panel: kind && { kind, id: search.get(kind) ?? '' },
    open: (name: ClassPanel['kind'], id: string) => set({ kind: name, id }),
    close: () => set(),
  }
}
