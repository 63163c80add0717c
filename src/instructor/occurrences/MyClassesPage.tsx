import { Button, Stack } from '@mantine/core'
import { IconCalendarDown, IconPlus, IconScan } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session/useUserId.ts'
import { useClassDays } from '../shared/useClassDays.ts'
import { later } from '../../ui/later.tsx'
import { Outline } from '../../ui/Loaded.tsx'
import { QuietButton } from '../../ui/looks.ts'
import { RetryNotice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { renderFailure } from '../../ui/render-failure.ts'
import { TypeTabs } from '../../ui/tabs/TypeTabs.tsx'
import { useUrlState } from '../../ui/useUrlState.ts'
import { nextClassesQuery } from './classes-query.ts'
import { VIEW, VIEW_LABELS } from './class-view.ts'
import { MyClassList } from './MyClassList.tsx'
import css from './MyClassesPage.module.css'
import { Today } from './today/Today.tsx'
import { useCalendarFile } from './useCalendarFile.ts'
import { useClassActions } from './useClassActions.tsx'

const Calendar = later(
  async () => (await import('./calendar/Calendar.tsx')).Calendar,
  () => <Outline lines={8} />,
  ({ onRetry, isTrying }) =>
    isTrying ? (
      <Outline lines={8} />
    ) : (
      <RetryNotice
        action={
          <QuietButton size="sm" flex="none" onClick={onRetry}>
            Try again
          </QuietButton>
        }
      >
        {renderFailure.chunk}
      </RetryNotice>
    ),
)

/** The lines of the outline that is shown until it is known whether there are classes today. */
const LINES = 6

/** An instructor's classes, as lists or as a calendar. */
export function MyClassesPage() {
  const [{ view }, change] = useUrlState({ view: VIEW })
  const classActions = useClassActions()
  const userId = useUserId()
  const { saveAll, isSaving } = useCalendarFile(userId)
  const days = useClassDays(userId, nextClassesQuery(userId))
  // Once that is known, or could not be loaded, the list stays, even while a failed call is repeated.
  const [isSettled, setSettled] = useState(!days.isPending)
  if (!isSettled && !days.isPending) setSettled(true)
  return (
    <Page
      actions={
        <>
          <QuietButton
            component={Link}
            to={paths.eventsCheckIn()}
            className={css['secondary'] ?? ''}
            px="sm"
            leftSection={<IconScan size={18} aria-hidden />}
          >
            <Explained note="Scan event tickets">Event check-in</Explained>
          </QuietButton>
          <QuietButton
            className={css['secondary'] ?? ''}
            px="sm"
            leftSection={<IconCalendarDown size={18} aria-hidden />}
            loading={isSaving}
            onClick={saveAll}
          >
            <Explained note="A copy as of today">Calendar file</Explained>
          </QuietButton>
          <Button
            className={css['primary'] ?? ''}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={classActions.schedule}
          >
            Schedule class
          </Button>
        </>
      }
    >
      {view === 'list' && <Today days={days} classActions={classActions} />}
      {view === 'list' && !isSettled ? (
        <Outline lines={LINES} />
      ) : (
        <div className={css['classes']}>
          <div className={css['views']}>
            <TypeTabs
              label="View"
              labels={VIEW_LABELS}
              value={view}
              onChange={(next) =>
                change(
                  { view: next },
                  { gone: next === 'list' ? ['date'] : ['type', 'page', 'resultsperpage'] },
                )
              }
            />
          </div>
          {view === 'list' ? (
            <Stack gap="lg">
              <MyClassList classActions={classActions} />
            </Stack>
          ) : (
            <Calendar view={view} classActions={classActions} />
          )}
        </div>
      )}
    </Page>
  )
}

/** The label of a button with a few words about what it does. */
const Explained = ({ children, note }: { children: ReactNode; note: string }) => (
  <span className={css['explained']}>
    {children}
    <small>{note}</small>
  </span>
)

export { MyClassesPage as Component }
