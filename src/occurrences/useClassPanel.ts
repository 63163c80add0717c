import { useSearchState } from '../ui/useSearchState.ts'

const KINDS = ['add', 'edit', 'copy', 'instructors'] as const

/** The open dialog of a list of classes: a class for a course, or what is done with one class. */
export type ClassPanel = { kind: (typeof KINDS)[number]; id: string }

/** The dialog that is open, in the URL: `edit=501`. A second one closes the first. */
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
