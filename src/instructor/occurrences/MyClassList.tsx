import { Button, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { CLASS_TYPES } from '../../api/queries.ts'
import { laterOrToast } from '../../ui/laterOrToast.tsx'
import { selectable, SelectButton } from '../../ui/selection/selectable.tsx'
import { SelectionBar } from '../../ui/selection/SelectionBar.tsx'
import { focusHeading } from '../../ui/useHeadingFocus.ts'
import { SelectionContext, useNewSelection } from '../../ui/selection/useSelection.ts'
import { useListState } from '../../ui/useListState.ts'
import { classColumns, classLabel } from './class-columns.tsx'
import { MOST_CLASSES } from './class-reasons.ts'
import { ClassList, noClasses } from './ClassList.tsx'
import type { useClassActions } from './useClassActions.tsx'
import { useSearchedClasses } from './useSearchedClasses.ts'

const DuplicateClasses = laterOrToast(
  async () => (await import('./scheduling/DuplicateClasses.tsx')).DuplicateClasses,
)

const EMPTY = noClasses('Classes you schedule appear here.')

const NONE: readonly OccurrenceResource[] = []
const COLUMNS = selectable(classColumns.ofInstructor, classLabel)

/** An instructor's classes in three lists: upcoming, to be graded, completed. Several can be duplicated at once. */
export function MyClassList({ classActions }: { classActions: ReturnType<typeof useClassActions> }) {
  const list = useListState(CLASS_TYPES)
  const { query, rows, shown, pages, search, filterText } = useSearchedClasses(list)
  const selection = useNewSelection(rows ?? NONE, 'deleteOccurrence')
  const { dialogs, open } = classActions
  const chosen = [...selection.chosen.values()]
  const isTooMany = chosen.length > MOST_CLASSES
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
      <SelectionBar singular="class" label="classes" shown={shown}>
        {isTooMany && <Text size="sm">At most {MOST_CLASSES} classes at a time.</Text>}
        <Button
          disabled={isTooMany}
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => open('duplicate', 'next-month')}
        >
          Duplicate to next month
        </Button>
      </SelectionBar>
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
