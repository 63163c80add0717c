import { useBeforeUnload } from 'react-router-dom'
import { plural } from '../../../../lib/words.ts'
import { confirm } from '../../../../ui/confirm.ts'
import { useHeldNavigation } from '../../../../ui/useHeldNavigation.ts'
import type { UploadRows } from '../useUploadRows.ts'
import type { Sending } from './useSending.ts'

/** Asks before a navigation abandons students who are not added yet. Sending pauses until the answer. */
export function useLeaveUpload({ left, sums, queue }: UploadRows, { isRunning, pause, goOn }: Sending) {
  useHeldNavigation(isRunning || left.length > 0, async () => {
    const wasGoing = queue === 'running'
    if (wasGoing) pause()
    const isLeaving = await confirm({
      title: isRunning ? 'Stop adding students?' : 'Leave before everyone is added?',
      children: [
        sums.added && `${plural(sums.added, 'student')} added.`,
        `${left.length} not added yet.`,
        'They are kept in this browser for a week, so you can continue later.',
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: isRunning ? 'Stop and leave' : 'Leave',
      cancelLabel: 'Stay',
    })
    if (!isLeaving && wasGoing) goOn()
    return isLeaving
  })
  useBeforeUnload((event) => {
    if (queue === 'running') event.preventDefault()
  })
}
