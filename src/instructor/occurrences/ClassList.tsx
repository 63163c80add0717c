import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import type { ClassType } from '../../api/queries.ts'
import { DataTable, type DataTableProps } from '../../ui/data-table/DataTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TypeTabs } from '../../ui/tabs/TypeTabs.tsx'
import type { List } from '../../ui/useListState.ts'
import { classLabel } from './class-columns.tsx'
import { ClassDialogs } from './ClassDialogs.tsx'
import { CLASS_LABELS } from './classes-query.ts'
import type { useClassActions } from './useClassActions.tsx'

/** The texts for a list without classes, by type. */
export type NoClasses = Record<ClassType, { title: string; text: string }>

/** @param future what it says below "No upcoming classes" */
export const noClasses = (future: string): NoClasses => ({
  future: { title: 'No upcoming classes', text: future },
  to_be_graded: {
    title: 'Nothing to grade',
    text: 'Classes appear here after they start, until you submit results.',
  },
  completed: {
    title: 'No completed classes yet',
    text: 'Classes appear here once they are over and graded.',
  },
})

type Table = DataTableProps<OccurrenceResource>
type ClassListProps = Pick<Table, 'query' | 'rows' | 'columns' | 'filterText' | 'search' | 'tools'> & {
  list: List<ClassType>
  /** For a list that the server sends one page at a time; its `meta` is undefined until it has loaded. */
  pages?: { meta: NonNullable<Table['paging']>['meta'] }
  classActions: ReturnType<typeof useClassActions>
  empty: NoClasses
}

/** A list of upcoming, ungraded or completed classes, with its row actions and dialogs. */
export function ClassList({ list, pages, classActions, empty, ...table }: ClassListProps) {
  const { actions, pending, dialogs } = classActions
  const { title, text } = empty[list.type]
  return (
    <>
      <TypeTabs label="Which classes" labels={CLASS_LABELS} value={list.type} onChange={list.setType} />
      <DataTable
        {...table}
        {...(pages && { paging: { list, ...pages } })}
        label="classes"
        singular="class"
        rowId={(row) => row.id}
        rowName={classLabel}
        actions={actions}
        pending={pending}
        empty={<Notice title={title}>{text}</Notice>}
      />
      <ClassDialogs {...dialogs} />
    </>
  )
}
