import { Alert, Badge, Group, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type {
  OccurrenceResource,
  RegistrantListDocument,
  RegistrantResource,
} from '../../../api/generated/training.types.ts'
import { toasts } from '../../../api/messages.ts'
import { ago } from '../../../lib/ago.ts'
import { progressWords } from '../../shared/class-progress.ts'
import { emailColumn, sortName } from '../../shared/people.tsx'
import { fullName } from '../../../domain/person.ts'
import { plural } from '../../../lib/words.ts'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DataTable } from '../../../ui/data-table/DataTable.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useUnsavedGuard } from '../../../ui/form/useUnsavedGuard.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { SkipList } from '../../../ui/SkipList.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { useNow } from '../../../ui/useNow.ts'
import { attendanceOf } from '../attendance/attendance.ts'
import { AbsentBar } from './AbsentBar.tsx'
import { BulkBar } from './BulkBar.tsx'
import { RowCheck } from './RowCheck.tsx'
import { StatusChoice } from './StatusChoice.tsx'
import { SUBMIT_BAR, SubmitBar } from './SubmitBar.tsx'
import { FEW } from '../registrant.ts'
import { MarksProvider } from './useMarks.ts'
import { useResultsDraft } from './useResultsDraft.ts'
import { useSubmitResults } from './useSubmitResults.ts'

const text = (row: RegistrantResource) => `${fullName(row.attributes)} ${row.attributes.email}`

const columnsOf = (arrived: ReadonlySet<string>): Column<RegistrantResource>[] => [
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(0, 1.3fr)',
    sortBy: sortName,
    cell: (row) => (
      <Group gap="xs" wrap="nowrap">
        <RowCheck id={row.id} name={fullName(row.attributes)} />
        {arrived.has(row.id) && <Badge tt="none">Added since</Badge>}
      </Group>
    ),
  },
  {
    ...emailColumn('minmax(0, 1.2fr)'),
    cell: ({ attributes: { email } }) => <Text size="sm">{email}</Text>,
  },
  {
    id: 'result',
    header: 'Result',
    width: 'minmax(22rem, 1.5fr)',
    phone: 'wide',
    cell: (row) => <StatusChoice id={row.id} name={fullName(row.attributes)} />,
  },
]

type ResultsFormProps = { occurrence: OccurrenceResource; roster: UseQueryResult<RegistrantListDocument> }

export function ResultsForm({ occurrence, roster }: ResultsFormProps) {
  const { id, attributes } = occurrence
  const rows = roster.data?.data ?? NOBODY
  const ids = useMemo(() => rows.map((row) => row.id), [rows])
  const { marks, ...draft } = useResultsDraft(id, ids)
  const [first] = useState(() => new Set(ids))
  const arrived = useMemo(() => new Set(ids.filter((one) => !first.has(one))), [first, ids])
  useEffect(() => marks.setRegistrants(ids), [marks, ids])
  const { submit, isPending, error } = useSubmitResults({
    occurrenceId: id,
    marks,
    roster,
    onSubmitted: () => {
      draft.settle()
      attendanceOf(id).clear()
    },
  })
  useUnsavedGuard({
    isDirty: () => !draft.isKept,
    isSending: () => false,
    isKept: draft.isKept,
    onDiscard: draft.settle,
  })
  const now = useNow()
  // On a phone, one finds a student of a small class sooner by looking.
  const isShort = useIsPhone() && rows.length < FEW
  const [left, setLeft] = useState<ReadonlySet<string>>()
  const columns = useMemo(() => columnsOf(arrived), [arrived])
  return (
    <MarksProvider value={marks}>
      {!attributes.isPast && (
        <Alert color="orange" py="xs" px="sm">
          <b>The class is not over yet.</b> {progressWords(attributes.dates, now)}. Results are final once
          they are submitted.
        </Alert>
      )}
      {draft.foundAt !== undefined && (
        <Alert color="blue" title={`We restored your marks from ${ago(draft.foundAt)}`}>
          <QuietButton size="sm" mt="xs" onClick={draft.startOver}>
            Start over
          </QuietButton>
        </Alert>
      )}
      {arrived.size > 0 && (
        <Alert color="blue" role="status">
          {plural(arrived.size, 'student')} added to the roster since you opened this page.
        </Alert>
      )}
      <FormFailure error={error} prefix={toasts.submitResults.failure} note="Your marks are still here." />
      <AbsentBar occurrence={occurrence} />
      <BulkBar occurrenceId={id} />
      <SkipList to={SUBMIT_BAR} />
      <DataTable
        label="students"
        singular="student"
        query={roster}
        rows={left ? rows.filter((row) => left.has(row.id)) : rows}
        columns={columns}
        rowId={(row) => row.id}
        rowName={({ attributes: student }) => fullName(student)}
        {...(!isShort && { filterText: text })}
        empty={<Notice title="Everyone has a result">Submit them below.</Notice>}
      />
      <SubmitBar
        isPending={isPending}
        onSubmit={submit}
        isNarrowed={left !== undefined}
        onNarrow={(isNarrowed) => setLeft(isNarrowed ? new Set(marks.blanks()) : undefined)}
      />
    </MarksProvider>
  )
}

const NOBODY: RegistrantResource[] = []
