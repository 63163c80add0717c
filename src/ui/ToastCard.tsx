import { CloseButton, Group, Paper, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { dismissToast, type Toast } from './toast.ts'
import classes from './Toast.module.css'

const SHOWN_FOR = 6000

/** One toast. A success leaves by itself, not while it is read; a failure stays until it is dismissed. */
export function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  const stays = toast.intent === 'danger' || isHeld
  useEffect(() => {
    const timer = stays ? undefined : setTimeout(dismissToast, SHOWN_FOR)
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
      <Group wrap="nowrap" align="center" gap="sm">
        <Text fw={550}>{toast.message}</Text>
        <CloseButton
          className={classes['close']}
          variant="transparent"
          aria-label="Dismiss"
          onClick={dismissToast}
        />
      </Group>
    </Paper>
  )
}
