import { useSearchState } from '../../ui/useSearchState.ts'

/** The lists of a roster: current students and removed ones. */
export const ROSTER_TYPES = ['CURRENT', 'REMOVED'] as const
export type RosterType = (typeof ROSTER_TYPES)[number]

const NEW = 'new'

/** How the drawer of a registrant opens: to read, to edit, or to move to another class. */
const STEPS = ['NONE', 'EDIT', 'RESCHEDULE'] as const
export type Step = (typeof STEPS)[number]

export type RosterPanel = ReturnType<typeof useRosterPanel>

/** The open drawer of a roster, kept in the URL: `registrant` is `new` or the registrant's ID, plus `step`. */
export function useRosterPanel() {
  const { search, change } = useSearchState()
  const registrant = search.get('registrant') ?? undefined
  const set = (value: string | undefined, step: Step = 'NONE') =>
    change({ registrant: value, step: step === 'NONE' ? undefined : step }, { preventScrollReset: true })
  return {
    isAdding: registrant === NEW,
    openedId: registrant === NEW ? undefined : registrant,
    step: STEPS.find((step) => step === search.get('step')) ?? 'NONE',
    add: () => set(NEW),
    open: (id: string, step?: Step) => set(id, step),
    close: () => set(undefined),
  }
}
