import { Alert, Anchor, Button, Group } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { seatsNeeded } from '../../../domain/seats.ts'
import { plural } from '../../../lib/words.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { SkipList } from '../../../ui/SkipList.tsx'
import { useRaiseSeats } from '../../shared/useSeats.ts'
import { type Filter, RowFilter } from './RowFilter.tsx'
import { isSendable, type Line, needsLook } from './rows/upload-state.ts'
import { RowsTable, type RowsHandle } from './RowsTable.tsx'
import { SendPanel } from './send/SendPanel.tsx'
import type { Sending } from './send/useSending.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import css from './Upload.module.css'
import type { UploadRows } from './useUploadRows.ts'

const ACTIONS = 'upload-actions'
const actions = {
  id: ACTIONS,
  role: 'group',
  'aria-label': 'What to do with them',
  tabIndex: -1,
  className: css['actions'] ?? '',
}

type RowsStepProps = {
  rows: UploadRows
  sending: Sending
  occurrence: OccurrenceResource
  onRestart: () => void
  onClose: () => void
}

/** Shows every row with what will happen to it, and the buttons to send them. */
export function RowsStep({ rows, sending, occurrence, onRestart, onClose }: RowsStepProps) {
  const { lines, sums, queue, dispatch } = rows
  const { isRunning, isStarting } = sending
  const look = lines.filter(needsLook).length
  const table = useRef<RowsHandle>(null)
  // A filter keeps the rows it matched when it was chosen, so that a row does not jump away once it is fixed.
  const [shown, setShown] = useState(() => chosen(sums.fix ? 'fix' : look ? 'look' : 'all', lines))
  const visible = shown.numbers ? lines.filter(({ row }) => shown.numbers?.has(row.number)) : lines
  const hasSent = queue !== undefined
  // After the last call it shows the failed rows, if there are any.
  const [lastQueue, setLastQueue] = useState(queue)
  if (queue !== lastQueue) {
    setLastQueue(queue)
    if (queue === 'running') setShown(chosen('all', lines))
    if (queue === 'done') setShown(chosen(sums.failed ? 'failed' : 'all', lines))
  }
  return (
    <>
      {hasSent ? (
        <SendPanel rows={rows} sending={sending} />
      ) : (
        <StepHeading hint={<Headline rows={rows} onRestart={onRestart} />}>Check the students</StepHeading>
      )}
      {!hasSent && <SeatsWarning occurrence={occurrence} adding={sums.ready} />}
      <Group justify="space-between" gap="xs">
        <RowFilter
          sums={sums}
          look={look}
          total={lines.length}
          value={shown.filter}
          onChange={(filter) => setShown(chosen(filter, lines))}
        />
        {sums.fix + look > 0 && !isRunning && (
          <QuietButton
            size="sm"
            visibleFrom="sm"
            leftSection={<IconAlertCircle size={18} aria-hidden />}
            onClick={() => table.current?.goToProblem()}
          >
            Next problem
          </QuietButton>
        )}
      </Group>
      {!isRunning && <SkipList to={ACTIONS} />}
      <RowsTable ref={table} lines={visible} isLocked={isRunning || isStarting} dispatch={dispatch} />
      {!isRunning && <Footer rows={rows} sending={sending} onClose={onClose} />}
    </>
  )
}

const chosen = (filter: Filter, lines: readonly Line[]) => ({
  filter,
  numbers:
    filter === 'all'
      ? undefined
      : new Set(
          lines
            .filter((line) => (filter === 'look' ? needsLook(line) : line.kind === filter))
            .map(({ row }) => row.number),
        ),
})

const them = (count: number) => (count === 1 ? 'it' : 'them')

type HeadlineProps = Pick<RowsStepProps, 'rows' | 'onRestart'>

function Headline({ rows, onRestart }: HeadlineProps) {
  const { fileName, sums, lines, sheets, sheet, columns, dispatch } = rows
  const look = lines.filter(needsLook).length
  const sentences = [
    `${plural(lines.length, 'student')} in ${fileName}${sheet?.name ? `, sheet “${sheet.name}”` : ''}.`,
    sums.fix ? `${sums.fix} to fix: change ${them(sums.fix)} here, or leave ${them(sums.fix)} out.` : '',
    look
      ? `${look} to look at: you can add ${them(look)}, but something about ${them(look)} is unusual.`
      : '',
    sums.skip ? `${sums.skip} skipped.` : '',
  ]
  return (
    <>
      <span role="status">{sentences.filter(Boolean).join(' ')}</span>
      <Group gap="lg" mt={4}>
        {columns && (
          <Anchor component="button" type="button" onClick={() => dispatch({ type: 'showColumns' })}>
            Change columns
          </Anchor>
        )}
        {sheets.length > 1 && (
          <Anchor component="button" type="button" onClick={() => dispatch({ type: 'showSheets' })}>
            Choose another sheet
          </Anchor>
        )}
        <Anchor component="button" type="button" onClick={onRestart}>
          Choose another file
        </Anchor>
      </Group>
    </>
  )
}

function SeatsWarning({ occurrence, adding }: { occurrence: OccurrenceResource; adding: number }) {
  const { capacity, numberOfRegistrants } = occurrence.attributes
  const free = Math.max(0, capacity - numberOfRegistrants)
  const needed = seatsNeeded(occurrence.attributes, adding)
  const { raise, isPending } = useRaiseSeats(occurrence.id)
  if (needed === undefined) return null
  return (
    <Alert color="orange" p="sm">
      <Group justify="space-between" gap="sm">
        <span>
          {free
            ? `Only ${plural(free, 'seat')} left for ${plural(adding, 'student')}. `
            : 'This class is full. '}
          The server refuses the others.
        </span>
        <QuietButton
          size="sm"
          loading={isPending}
          // A failure shows its toast; the warning stays.
          onClick={() => void raise(needed).catch(() => undefined)}
        >
          Raise to {plural(needed, 'seat')}
        </QuietButton>
      </Group>
    </Alert>
  )
}

type FooterProps = Pick<RowsStepProps, 'rows' | 'sending' | 'onClose'>

function Footer({ rows: { lines, sums, queue, isCompared }, sending, onClose }: FooterProps) {
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
      {queue === 'done' && <QuietButton onClick={onClose}>Done</QuietButton>}
      <Button
        disabled={!sendable || !isCompared}
        loading={!isCompared || sending.isStarting}
        onClick={() => void sending.send()}
      >
        {isRetry ? `Try ${sums.failed} again` : `Add ${plural(sendable, 'student')}`}
      </Button>
    </Group>
  )
}
