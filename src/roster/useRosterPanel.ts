import { useSearchParams } from 'react-router-dom'

/** Which list of a roster is shown: those who come, or those who were removed. */
export const ROSTER_TYPES = ['CURRENT', 'REMOVED'] as const
export type RosterType = (typeof ROSTER_TYPES)[number]

const NEW = 'new'

/** The open drawer of a roster, in the URL: `registrant=new` to add one, else the registrant to edit. */
export function useRosterPanel() {
  const [search, setSearch] = useSearchParams()
  const registrant = search.get('registrant') ?? undefined
  const set = (value: string | undefined) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === undefined) next.delete('registrant')
        else next.set('registrant', value)
        return next
      },
      { preventScrollReset: true },
    )
  return {
    isAdding: registrant === NEW,
    editedId: registrant === NEW ? undefined : registrant,
    add: () => set(NEW),
    edit: (id: string) => set(id),
    close: () => set(undefined),
  }
}
