import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDay, noon } from '../../../lib/venue-time.ts'
import { FormModal } from '../../../ui/FormModal.tsx'
import { useLast } from '../../../ui/useLast.ts'
import { DayList } from './Agenda.tsx'
import type { Meeting } from '../../shared/meetings.ts'
import type { Visible } from './visible.ts'

type DayDialogProps = {
  /** The date to show; undefined if none is. */
  date: string | undefined
  visible: Visible
  renderMeeting: (meeting: Meeting, date: string) => ReactNode
  onSchedule: (date: string) => void
  opened: boolean
  onClose: () => void
}

/** All classes of a day that has more than its square can show. */
export function DayDialog({ date, visible, renderMeeting, onSchedule, opened, onClose }: DayDialogProps) {
  const shown = useLast(date)
  if (!shown) return null
  return (
    <FormModal title={formatDay(noon(shown))} opened={opened} onClose={onClose}>
      <DayList date={shown} visible={visible} renderMeeting={renderMeeting} />
      <Group justify="flex-end" mt="md">
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onSchedule(shown)}>
          Schedule class
        </Button>
      </Group>
    </FormModal>
  )
}
