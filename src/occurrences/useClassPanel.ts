import { useSearchState } from '../ui/useSearchState.ts'

const KINDS = ['add', 'edit', 'copy', 'instructors'] as const

/** The open dialog of a class list: adding a class to a course, or an action on one class. */
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
