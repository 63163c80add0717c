import { useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { plural } from '../../lib/plural.ts'
import { confirm } from '../../ui/confirm.ts'
import type { Upload } from './useUpload.ts'

const KEPT = 'They are kept in this browser for a week, so you can carry on later.'

/** Asks before somebody leaves students behind. What is under way is held meanwhile. */
export function useLeaveUpload(upload: Upload) {
  const { isRunning, left, sums } = upload
  const blocker = useBlocker(isRunning || left.length > 0)
  const held = useRef(blocker)
  const isAsking = useRef(false)
  useEffect(() => {
    held.current = blocker
    if (blocker.state !== 'blocked' || isAsking.current) return
    const ask = async () => {
      const wasGoing = upload.queue === 'running'
      if (wasGoing) upload.pause()
      isAsking.current = true
      const isLeaving = await confirm({
        title: isRunning ? 'Stop adding students?' : 'Leave before everyone is added?',
        children: [
          sums.added && `${plural(sums.added, 'student')} added.`,
          `${left.length} not added yet.`,
          KEPT,
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: isRunning ? 'Stop and leave' : 'Leave',
        cancelLabel: 'Stay',
      })
      isAsking.current = false
      // Who pressed Back once more meanwhile has been asked once: the answer is for the latest.
      if (isLeaving) {
        upload.leave()
        held.current.proceed?.()
      } else {
        held.current.reset?.()
        if (wasGoing) upload.goOn()
      }
    }
    void ask()
    // Once for each navigation that was held.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker])
  useBeforeUnload((event) => {
    if (upload.queue === 'running') event.preventDefault()
  })
}
