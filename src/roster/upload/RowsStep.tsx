import { Alert, Anchor, Button, Group } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { plural } from '../../lib/plural.ts'
import { SkipList } from '../../ui/SkipList.tsx'
import { type Filter, RowFilter } from './RowFilter.tsx'
import { RowsTable, type RowsHandle } from './RowsTable.tsx'
import { SendPanel } from './SendPanel.tsx'
import { StepHeading } from '../../ui/StepHeading.tsx'
import classes from './Upload.module.css'
import { isSendable, type Line } from './upload-state.ts'
import type { Upload } from './useUpload.ts'

const ACTIONS = 'upload-actions'
const actions = {
  id: ACTIONS,
  role: 'group',
  'aria-label': 'What to do with them',
  tabIndex: -1,
  className: classes['actions'] ?? '',
}

type RowsStepProps = { upload: Upload; occurrence: OccurrenceResource; onClose: () => void }

/** Every row, what becomes of it, and the calls. */
export function RowsStep({ upload, occurrence, onClose }: RowsStepProps) {
  const { lines, sums, queue, isRunning, isStarting, dispatch } = upload
  const table = useRef<RowsHandle>(null)
  // The rows of a filter are those that were in it when it was chosen: one that is put right stays under the hand.
  const [shown, setShown] = useState(() => chosen(sums.fix ? 'fix' : 'all', lines))
  const visible = shown.numbers ? lines.filter(({ row }) => shown.numbers?.has(row.number)) : lines
  const hasSent = queue !== undefined
  // After the last call those who failed are shown, if any did.
  const [lastQueue, setLastQueue] = useState(queue)
  if (queue !== lastQueue) {
    setLastQueue(queue)
    if (queue === 'running') setShown(chosen('all', lines))
    if (queue === 'done') setShown(chosen(sums.failed ? 'failed' : 'all', lines))
  }
  return (
    <>
      {hasSent ? (
        <SendPanel upload={upload} />
      ) : (
        <StepHeading hint={<Headline upload={upload} />}>Check the students</StepHeading>
      )}
      {!hasSent && <SeatsWarning occurrence={occurrence} adding={sums.ready} />}
      <Group justify="space-between" gap="xs">
        <RowFilter
          sums={sums}
          total={lines.length}
          value={shown.filter}
          onChange={(filter) => setShown(chosen(filter, lines))}
        />
        {sums.fix > 0 && !isRunning && (
          <Button
            size="sm"
            variant="default"
            visibleFrom="sm"
            leftSection={<IconAlertCircle size={18} aria-hidden />}
            onClick={() => table.current?.goToProblem()}
          >
            Next problem
          </Button>
        )}
      </Group>
      {!isRunning && <SkipList to={ACTIONS} />}
      <RowsTable ref={table} lines={visible} isLocked={isRunning || isStarting} dispatch={dispatch} />
      {!isRunning && <Footer upload={upload} onClose={onClose} />}
    </>
  )
}

const chosen = (filter: Filter, lines: readonly Line[]) => ({
  filter,
  numbers:
    filter === 'all'
      ? undefined
      : new Set(lines.filter(({ kind }) => kind === filter).map(({ row }) => row.number)),
})

function Headline({ upload: { fileName, sums, lines, columns, dispatch, restart } }: { upload: Upload }) {
  const said = [
    `${plural(lines.length, 'student')} in ${fileName}.`,
    sums.fix ? `${sums.fix} to fix: change them here, or leave them out.` : '',
    sums.skip ? `${sums.skip} skipped.` : '',
  ]
  return (
    <>
      <span role="status">{said.filter(Boolean).join(' ')}</span>
      <Group gap="lg" mt={4}>
        {columns && (
          <Anchor component="button" type="button" onClick={() => dispatch({ type: 'showColumns' })}>
            Change columns
          </Anchor>
        )}
        <Anchor component="button" type="button" onClick={restart}>
          Another file
        </Anchor>
      </Group>
    </>
  )
}

function SeatsWarning({ occurrence, adding }: { occurrence: OccurrenceResource; adding: number }) {
  const { capacity, numberOfRegistrants } = occurrence.attributes
  const free = Math.max(0, capacity - numberOfRegistrants)
  if (adding <= free) return null
  return (
    <Alert color="orange" variant="light" p="sm">
      {free ? `Only ${plural(free, 'seat')} left for ${plural(adding, 'student')}. ` : 'This class is full. '}
      The server may refuse those without a seat; you will see whom.
    </Alert>
  )
}

function Footer({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const { lines, sums, queue, send, isCompared, isStarting } = upload
  const sendable = lines.filter(isSendable).length
  const isRetry = sendable > 0 && sums.failed === sendable
  if (queue === 'done' && !sendable)
    return (
      <Group {...actions} justify="flex-end">
        <Button onClick={onClose}>Done</Button>
      </Group>
    )
  return (
    <Group {...actions} justify="flex-end" gap="sm">
      {queue === 'done' && (
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      )}
      <Button
        disabled={!sendable || !isCompared}
        loading={!isCompared || isStarting}
        onClick={() => void send()}
      >
        {isRetry ? `Try ${sums.failed} again` : `Add ${plural(sendable, 'student')}`}
      </Button>
    </Group>
  )
}
