import type { ReactNode } from 'react'
import { Button, Group, Loader, Progress, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconCheck, IconClock, IconQuestionMark, IconX } from '@tabler/icons-react'
import { plural } from '../../../lib/words.ts'
import { useStayWhile } from '../../../ui/form/useUnsavedGuard.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { type SeriesRow, tally } from './plan/series.ts'
import type { Series } from './useSeries.ts'

const WORDS: Record<SeriesRow['outcome'], string> = {
  waiting: 'Waiting',
  sending: 'Adding…',
  added: 'Added',
  failed: 'Not added',
  unknown: 'No answer',
}
const ICONS: Record<SeriesRow['outcome'], ReactNode> = {
  waiting: (
    <ThemeIcon variant="light" color="gray" radius="xl">
      <IconClock size={16} aria-hidden />
    </ThemeIcon>
  ),
  sending: <Loader size={24} aria-hidden />,
  added: (
    <ThemeIcon variant="light" radius="xl">
      <IconCheck size={16} aria-hidden />
    </ThemeIcon>
  ),
  failed: (
    <ThemeIcon variant="light" color="red" radius="xl">
      <IconX size={16} aria-hidden />
    </ThemeIcon>
  ),
  unknown: (
    <ThemeIcon variant="light" color="orange" radius="xl">
      <IconQuestionMark size={16} aria-hidden />
    </ThemeIcon>
  ),
}

/** The pressed button is gone, both when the series starts and when it ends. */
const takeFocus = (node: HTMLElement | null) => node?.focus()

type SeriesProgressProps = {
  series: Series
  onBack: () => void
  backLabel?: string
  onClose: () => void
  /** Shown when all are added. Without it, the dialog has closed by then. */
  done?: ReactNode
}

/** The progress of a series: each class with its outcome, and a retry for the failed ones. */
export function SeriesProgress({
  series,
  onBack,
  backLabel = 'Back to the form',
  onClose,
  done,
}: SeriesProgressProps) {
  const { rows, isSending } = series
  const { added, failed, unknown, left, isOver } = tally(rows)
  useStayWhile(isSending)
  return (
    <Stack>
      <div role="status">
        <Text key={String(isOver)} ref={takeFocus} tabIndex={-1} fw={650}>
          {added} of {plural(rows.length, 'class', 'classes')} added
          {isOver && failed > 0 && `, ${failed} failed`}
          {isOver && unknown > 0 && `, ${unknown} without an answer`}
        </Text>
      </div>
      <Progress value={((added + left) / rows.length) * 100} aria-label="Progress" />
      <Stack component="ul" gap="sm">
        {rows.map(({ label, outcome, message }, i) => (
          <Group component="li" key={i} gap="sm" wrap="nowrap" align="flex-start">
            {ICONS[outcome]}
            <div>
              <Text>{label}</Text>
              <Text
                size="sm"
                c={outcome === 'failed' || outcome === 'unknown' ? 'var(--mantine-color-error)' : 'dimmed'}
              >
                {WORDS[outcome]}
                {message && `: ${message}`}
              </Text>
            </div>
          </Group>
        ))}
      </Stack>
      {isOver && unknown > 0 && (
        <Text size="sm">
          A class without an answer may have been added all the same. You can try again: it is never added
          twice.
        </Text>
      )}
      {isOver && !left && done}
      {isOver && left > 0 && (
        <Group justify="flex-end">
          {/* Added classes stay, so sending the form again would add them twice. */}
          <QuietButton onClick={added ? onClose : onBack}>{added ? 'Close' : backLabel}</QuietButton>
          <Button onClick={series.retry}>Try {left === 1 ? 'this one' : `these ${left}`} again</Button>
        </Group>
      )}
    </Stack>
  )
}
