import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useMatch } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session/useUserId.ts'
import { firstHour } from './first-hour.ts'
import css from './FirstHour.module.css'

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
