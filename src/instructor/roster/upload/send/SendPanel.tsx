import { Button, Group, Progress } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { plural } from '../../../../lib/words.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { notAddedCsv } from '../rows/not-added-csv.ts'
import { QuietButton } from '../../../../ui/looks.ts'
import { StepHeading } from '../../../../ui/StepHeading.tsx'
import { PAUSED } from '../../../shared/many/useQueue.ts'
import css from '../Upload.module.css'
import type { UploadRows } from '../useUploadRows.ts'
import type { Sending } from './useSending.ts'

type SendPanelProps = { rows: UploadRows; sending: Sending }

/** The progress of the upload and, at the end, its outcome. */
export function SendPanel({ rows, sending }: SendPanelProps) {
  return (
    <section className={css['panel']} aria-label="Upload">
      {sending.isRunning ? <Running rows={rows} sending={sending} /> : <Outcome {...rows} />}
    </section>
  )
}

function Running({ rows: { queue, sums }, sending: { pause, goOn, stop } }: SendPanelProps) {
  const total = sums.added + sums.failed + sums.sending + sums.ready
  const past = sums.added + sums.failed
  const isPaused = queue !== 'running' && queue !== 'done' && queue !== undefined
  return (
    <>
      <StepHeading
        hint={`${past} of ${plural(total, 'student')}${sums.failed ? `, ${sums.failed} failed` : ''}`}
      >
        {isPaused ? PAUSED[queue] : 'Adding students…'}
      </StepHeading>
      <Progress.Root size="lg">
        <Progress.Section value={total ? (past / total) * 100 : 0} aria-label="Students added" />
      </Progress.Root>
      <p className="visually-hidden" role="status">
        {isPaused ? PAUSED[queue] : quarter(past, total)}
      </p>
      <Group justify="flex-end" gap="sm">
        <QuietButton onClick={stop}>Stop</QuietButton>
        {isPaused ? (
          <Button onClick={goOn}>Continue</Button>
        ) : (
          <QuietButton onClick={pause}>Pause</QuietButton>
        )}
      </Group>
    </>
  )
}

/** Text for screen readers, which changes four times per upload instead of once per student. */
const quarter = (past: number, total: number) => {
  const quarters = total ? Math.floor((past / total) * 4) : 0
  return quarters ? `${quarters * 25} percent done` : 'Adding students'
}

function Outcome({ sums, left, lines }: UploadRows) {
  const notes = [
    sums.failed ? `${sums.failed} could not be added; each row says why` : '',
    sums.ready ? `${sums.ready} not sent` : '',
    sums.fix ? `${sums.fix} to fix` : '',
    sums.skip ? `${sums.skip} skipped` : '',
  ].filter(Boolean)
  return (
    <Group justify="space-between" gap="sm">
      <StepHeading hint={left.length ? `${notes.join('; ')}.` : 'Everyone on your list is on the roster.'}>
        {plural(sums.added, 'student')} added
      </StepHeading>
      {left.length > 0 && (
        <QuietButton
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveFile('not-added.csv', notAddedCsv(lines))}
        >
          Download the {left.length} not added
        </QuietButton>
      )}
    </Group>
  )
}
