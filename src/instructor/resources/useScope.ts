import type { LibraryResource, ResourceType } from '../../api/services/content-queries.ts'
import { anyText } from '../../ui/url-params.ts'
import { useUrlState } from '../../ui/useUrlState.ts'
import { valuesOf } from './resource.ts'

const FIELDS = [
  {
    type: 'course',
    name: 'curriculum',
    label: 'Curriculum',
    all: 'All curricula',
    field: 'curriculumAbbreviation',
  },
  { type: 'state', name: 'state', label: 'State', all: 'All states', field: 'stateName' },
] as const

const STAY = { replace: true, preventScrollReset: true }

/** Narrows resources to a curriculum or a state, by what they name themselves. What is chosen is in the URL. */
export function useScope(type: ResourceType, resources: readonly LibraryResource[] | undefined) {
  const [asked, change] = useUrlState({ curriculum: anyText, state: anyText })
  const choices = FIELDS.map(({ type: ofType, name, label, all, field }) => {
    const values = valuesOf(resources ?? [], field)
    return {
      name,
      label,
      field,
      // While they load, what a type is usually narrowed by is there already, so that nothing moves.
      isOffered: resources ? values.length > 1 : type === ofType,
      // A value that no resource has is as good as none.
      chosen: values.find((value) => value === asked[name]) ?? '',
      options: [{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))],
      choose: (value: string) => change({ [name]: value || undefined }, STAY),
    }
  })
  return {
    /** Only those between which there is something to choose. */
    choices: choices.filter(({ isOffered }) => isOffered),
    shown: resources?.filter((resource) =>
      choices.every(({ chosen, field }) => !chosen || resource[field] === chosen),
    ),
  }
}
