import { useUserId } from '../session/useUserId.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { TypeTabs } from '../ui/TypeTabs.tsx'
import { useListState } from '../ui/useListState.ts'
import { classColumns, classLabel } from './class-columns.tsx'
import { ClassDialogs } from './ClassDialogs.tsx'
import { CLASS_LABELS, CLASS_TYPES, type ClassType } from './classes-query.ts'
import { useClassActions } from './useClassActions.tsx'
import { useProgrammeClasses } from './useProgrammeClasses.ts'

const EMPTY: Record<ClassType, string> = {
  future: 'No upcoming classes of the programme',
  to_be_graded: 'Nothing to grade in the programme',
  completed: 'No completed classes of the programme yet',
}

/** An instructor's classes of the retail-partner programme. @param abbreviation of its curriculum */
export function RetailPartnerClasses({ abbreviation }: { abbreviation: string }) {
  const list = useListState(CLASS_TYPES)
  const { query, rows } = useProgrammeClasses(useUserId(), abbreviation, list.type)
  const { actions, pending, dialogs } = useClassActions()
  return (
    <Page section="My Classes" heading="Retail partner classes" subtitle="Your classes of the programme">
      <TypeTabs label="Which classes" labels={CLASS_LABELS} value={list.type} onChange={list.setType} />
      <DataTable
        label="classes"
        singular="class"
        query={query}
        rows={rows}
        columns={classColumns.ofInstructor}
        rowId={(row) => row.id}
        rowName={classLabel}
        actions={actions}
        pending={pending}
        filterText={classLabel}
        empty={<Notice title={EMPTY[list.type]}>Classes of courses with its curriculum appear here.</Notice>}
      />
      <ClassDialogs {...dialogs} />
    </Page>
  )
}
