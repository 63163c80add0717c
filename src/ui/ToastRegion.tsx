import { CloseButton, Group, Paper, Text } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dismissToast, type Toast, toastStore } from './toast.ts'
import classes from './ToastRegion.module.css'

const SHOWN_FOR = 6000

/**
 * Where toasts appear. Both live regions are there from the start, or nothing would be announced. A success leaves by
 * itself, not while it is read; a failure stays until it is dismissed.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const isDanger = toast?.intent === 'danger'
  return (
    <div className={classes['region']}>
      <div role="status">{toast && !isDanger && <ToastCard key={toast.timestamp} toast={toast} />}</div>
      <div role="alert">{toast && isDanger && <ToastCard key={toast.timestamp} toast={toast} />}</div>
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  const stays = toast.intent === 'danger' || isHeld
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(dismissToast, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [stays])
  return (
    <Paper
      className={classes['toast']}
      data-intent={toast.intent}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Text fw={550}>{toast.message}</Text>
        <CloseButton className={classes['close']} variant="transparent" aria-label="Dismiss" onClick={dismissToast} />
      </Group>
    </Paper>
  )
}
