import { useSearchState } from '../../ui/useSearchState.ts'

/** How the drawer opens: to edit, to write a note, or just to read. */
const MODES = ['NONE', 'EDIT', 'NOTE'] as const
export type Mode = (typeof MODES)[number]
const TABS = ['BASIC', 'HISTORY'] as const
export type Tab = (typeof TABS)[number]

const STAY = { preventScrollReset: true }

/** The open student drawer with its mode and tab, kept in the URL so that it can be linked to. */
export function useStudentDrawer() {
  const { search, change } = useSearchState()
  return {
    studentId: search.get('student') ?? undefined,
    mode: MODES.find((mode) => mode === search.get('mode')) ?? 'NONE',
    tab: TABS.find((tab) => tab === search.get('tab')) ?? 'BASIC',
    open: (studentId: string, mode: Mode = 'NONE') =>
      change({ student: studentId, mode: mode === 'NONE' ? undefined : mode, tab: undefined }, STAY),
    setTab: (tab: Tab) => change({ tab: tab === 'BASIC' ? undefined : tab }, { ...STAY, replace: true }),
    close: () => change({ student: undefined, mode: undefined, tab: undefined }, STAY),
  }
}
