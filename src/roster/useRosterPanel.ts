import { useSearchState } from '../ui/useSearchState.ts'

/** Which list of a roster is shown: those who come, or those who were removed. */
export const ROSTER_TYPES = ['CURRENT', 'REMOVED'] as const
export type RosterType = (typeof ROSTER_TYPES)[number]

const NEW = 'new'

/** The open drawer of a roster, in the URL: `registrant=new` to add one, else the registrant to edit. */
export function useRosterPanel() {
  const { search, change } = useSearchState()
  const registrant = search.get('registrant') ?? undefined
  const set = (value: string | undefined) => change({ registrant: value }, { preventScrollReset: true })
  return {
    isAdding: registrant === NEW,
    editedId: registrant === NEW ? undefined : registrant,
    add: () => set(NEW),
    edit: (id: string) => set(id),
    close: () => set(undefined),
  }
}
