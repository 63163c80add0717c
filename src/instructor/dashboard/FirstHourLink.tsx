import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useMatch } from 'react-router-dom'
import { onSessionStorage } from '../../lib/session-storage.ts'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session/useUserId.ts'
import css from './FirstHour.module.css'

const KEY = 'first-hour'

/** Remembers, for this tab, that an instructor is working through the steps of the first hour. */
export const firstHour = {
  begin: (userId: string) => onSessionStorage((storage) => storage.setItem(KEY, userId)),
  end: () => onSessionStorage((storage) => storage.removeItem(KEY)),
  // Someone else may have signed in to this tab since.
  isUnderWay: (userId: string) => onSessionStorage((storage) => storage.getItem(KEY)) === userId,
}

/** Takes a newcomer from the page of one step back to the list of steps. */
export function FirstHourLink() {
  const isThere = useMatch(paths.dashboard()) !== null
  const userId = useUserId()
  if (isThere || !firstHour.isUnderWay(userId)) return null
  return (
    <Anchor component={Link} to={paths.dashboard()} className={css['back'] ?? ''}>
      <IconArrowLeft size={18} aria-hidden /> Your first hour
    </Anchor>
  )
}
