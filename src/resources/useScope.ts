import type { LibraryResource } from '../api/services/content-queries.ts'
import { useSearchState } from '../ui/useSearchState.ts'
import { valuesOf } from './resource.ts'

const FIELDS = [
  { name: 'curriculum', label: 'Curriculum', all: 'All curricula', field: 'curriculumAbbreviation' },
  { name: 'state', label: 'State', all: 'All states', field: 'stateName' },
] as const

const STAY = { replace: true, preventScrollReset: true }

/** Narrows resources to a curriculum or a state, by what they name themselves. What is chosen is in the URL. */
export function useScope(resources: readonly LibraryResource[] | undefined) {
  const { search, change } = useSearchState()
  const choices = FIELDS.map(({ name, label, all, field }) => {
    const values = valuesOf(resources ?? [], field)
    return {
      name,
      label,
      field,
      // A value that no resource has is as good as none.
      chosen: values.find((value) => value === search.get(name)) ?? '',
      options: [{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))],
      choose: (value: string) => change({ [name]: value || undefined }, STAY),
    }
  })
  return {
    /** Only those between which there is something to choose. */
    choices: choices.filter(({ options }) => options.length > 2),
    shown: resources?.filter((resource) =>
      choices.every(({ chosen, field }) => !chosen || resource[field] === chosen),
    ),
  }
}
