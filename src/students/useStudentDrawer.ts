import { useSearchParams } from 'react-router-dom'

/** How the drawer opens: to edit, to write a note, or just to read. */
export const MODES = ['NONE', 'EDIT', 'NOTE'] as const
export type Mode = (typeof MODES)[number]
export const TABS = ['BASIC', 'HISTORY'] as const
export type Tab = (typeof TABS)[number]

/** Which student's drawer is open, how and where; in the URL, so that a link leads there. */
export function useStudentDrawer() {
  const [search, setSearch] = useSearchParams()
  const change = (values: Record<string, string | undefined>, replace: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(values))
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace, preventScrollReset: true },
    )
  return {
    studentId: search.get('student') ?? undefined,
    mode: MODES.find((mode) => mode === search.get('mode')) ?? 'NONE',
    tab: TABS.find((tab) => tab === search.get('tab')) ?? 'BASIC',
    open: (studentId: string, mode: Mode = 'NONE') =>
      change({ student: studentId, mode: mode === 'NONE' ? undefined : mode, tab: undefined }, false),
    setTab: (tab: Tab) => change({ tab: tab === 'BASIC' ? undefined : tab }, true),
    close: () => change({ student: undefined, mode: undefined, tab: undefined }, false),
  }
}
