import { CLASS_TYPES } from '../../api/queries.ts'
import { useUserId } from '../../session/useUserId.ts'
import { Page } from '../../ui/Page.tsx'
import { useListState } from '../../ui/useListState.ts'
import { classColumns, classLabel } from './class-columns.tsx'
import { ClassList, type NoClasses } from './ClassList.tsx'
import { useClassActions } from './useClassActions.tsx'
import { useProgramClasses } from './useProgramClasses.ts'

const text = 'Classes of courses with the partner’s curriculum appear here.'
const EMPTY: NoClasses = {
  future: { title: 'No upcoming partner classes', text },
  to_be_graded: { title: 'No partner classes to grade', text },
  completed: { title: 'No completed partner classes yet', text },
}

/**
 * An instructor's classes of the retail-partner program.
 * @param abbreviation abbreviation of its curriculum
 */
export function RetailPartnerClasses({ abbreviation }: { abbreviation: string }) {
  const list = useListState(CLASS_TYPES)
  const { query, rows } = useProgramClasses(useUserId(), abbreviation, list.type)
  const classActions = useClassActions()
  return (
    <Page
      heading="Retail partner classes"
      subtitle="The classes of your courses with the partner’s curriculum. They are in My Classes too."
    >
      <ClassList
        list={list}
        query={query}
        rows={rows}
        columns={classColumns.ofInstructor}
        filterText={classLabel}
        classActions={classActions}
        empty={EMPTY}
      />
    </Page>
  )
}
