import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { CLASS_TYPES } from '../../api/queries.ts'
import { laterOrToast } from '../../ui/laterOrToast.tsx'
import { useListState } from '../../ui/useListState.ts'
import { classColumns } from './class-columns.tsx'
import { ClassList, type NoClasses } from './ClassList.tsx'
import { selectable, SelectButton } from './selection/ClassCheck.tsx'
import { focusHeading, SelectionBar } from './selection/SelectionBar.tsx'
import { SelectionContext, useNewSelection } from './selection/useSelection.ts'
import type { useClassActions } from './useClassActions.tsx'
import { useSearchedClasses } from './useSearchedClasses.ts'

const DuplicateClasses = laterOrToast(
  async () => (await import('./scheduling/DuplicateClasses.tsx')).DuplicateClasses,
)

const EMPTY: NoClasses = {
  future: { title: 'No upcoming classes', text: 'Classes you schedule appear here.' },
  to_be_graded: {
    title: 'Nothing to grade',
    text: 'Classes appear here after they start, until you submit results.',
  },
  completed: {
    title: 'No completed classes yet',
    text: 'Classes appear here once they are over and graded.',
  },
}

const NONE: readonly OccurrenceResource[] = []
const COLUMNS = selectable(classColumns.ofInstructor)

/** An instructor's classes in three lists: upcoming, to be graded, completed. Several can be duplicated at once. */
export function MyClassList({ classActions }: { classActions: ReturnType<typeof useClassActions> }) {
  const list = useListState(CLASS_TYPES)
  const { query, rows, shown, pages, search, filterText } = useSearchedClasses(list)
  const selection = useNewSelection(rows ?? NONE)
  const { dialogs, open } = classActions
  const chosen = [...selection.chosen.values()]
  const isDuplicating = dialogs.panel?.kind === 'duplicate' && chosen.length > 0
  return (
    <SelectionContext value={selection}>
      <ClassList
        list={list}
        query={query}
        rows={rows}
        {...(pages && { pages })}
        search={search}
        filterText={filterText}
        columns={COLUMNS}
        tools={<SelectButton />}
        classActions={classActions}
        empty={EMPTY}
      />
      <SelectionBar shown={shown} onDuplicate={() => open('duplicate', 'next-month')} />
      <DuplicateClasses
        chosen={chosen}
        opened={isDuplicating}
        onClose={dialogs.onClose}
        onAdded={(ids) => {
          const added = chosen.filter(({ id }) => ids.includes(id))
          selection.choose(added, false)
          // The button that opened the dialog goes with the last selected class.
          if (added.length === chosen.length) focusHeading()
        }}
      />
    </SelectionContext>
  )
}
