import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useChanges } from '../../../api/pending.ts'
import { ownCoursesQuery } from '../../../api/queries.ts'
import { dateOf } from '../../../lib/venue-time.ts'
import { viewerZone } from '../../../lib/venue-zone.ts'
import { inZone } from '../../../lib/wall-clock.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { changeWord } from '../../../ui/change-word.ts'
import { laterOrToast } from '../../../ui/laterOrToast.tsx'
import type { OpenMenu } from '../../../ui/data-table/RowMenu.tsx'
import { FailureNotice, StaleNotice } from '../../../ui/Notice.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { useLast } from '../../../ui/useLast.ts'
import { useUrlAhead } from '../../../ui/useUrlAhead.ts'
import { useNow } from '../../../ui/useNow.ts'
import { classLabel } from '../class-columns.tsx'
import { ClassDialogs } from '../ClassDialogs.tsx'
import type { useClassActions } from '../useClassActions.tsx'
import { Agenda } from './Agenda.tsx'
import css from './Calendar.module.css'
import { CalendarBar } from './CalendarBar.tsx'
import { CalendarGrid } from './CalendarGrid.tsx'
import { type CalendarView, isShowable, weeksShown } from './days-shown.ts'
import { MeetingCard } from './MeetingCard.tsx'
import { MeetingChip } from './MeetingChip.tsx'
import type { Meeting } from '../../shared/meetings.ts'
import { Summary } from './Summary.tsx'
import { useMeetings } from './useMeetings.ts'
import { visibleBetween } from './visible.ts'

const DayDialog = laterOrToast(async () => (await import('./DayDialog.tsx')).DayDialog)
const RowMenu = laterOrToast(async () => (await import('../../../ui/data-table/RowMenu.tsx')).RowMenu)

const VIEWER = viewerZone()

type CalendarProps = { view: CalendarView; classActions: ReturnType<typeof useClassActions> }

/**
 * All of the instructor's classes by month or week. A press on a day schedules a class there; on a phone it shows the day
 * in the agenda below, which can schedule one. It is our own: @mantine/schedule is eight times as large, requires another
 * Mantine, and has neither the grid pattern of ARIA nor time zones; the commit that added this has the measurements.
 */
export function Calendar({ view, classActions: { actions, pending, dialogs, open } }: CalendarProps) {
  const userId = useUserId()
  const now = useNow()
  const today = dateOf(inZone(now, VIEWER))
  const {
    value: day,
    set: show,
    setSoon: move,
    stay,
  } = useUrlAhead('date', (text) => (isShowable(text) ? text : today))
  const isPhone = useIsPhone()
  const { meetings, isLoading, failure, staleError } = useMeetings(userId)
  const courses = useQuery(ownCoursesQuery(userId, 'ACTIVE')).data?.data
  // The same class can have several cards: one for each day.
  const [menu, setMenu] = useState<OpenMenu & { card: string }>()

  const weeks = weeksShown(view, day)
  const from = weeks[0]?.[0] ?? day
  const to = weeks.at(-1)?.at(-1) ?? day
  const visible = useMemo(() => visibleBetween(meetings, from, to, now), [meetings, from, to, now])
  const { panel } = dialogs
  // It comes from the URL.
  const asked = panel?.kind === 'day' && isShowable(panel.id) ? panel.id : undefined
  // Its dialog keeps its classes while it fades out.
  const shownDay = useLast(asked) ?? from
  const ofShownDay = useMemo(
    () => visibleBetween(meetings, shownDay, shownDay, now),
    [meetings, shownDay, now],
  )
  const changeOf = useChanges()
  const opened = menu && meetings.find(({ occurrence }) => occurrence.id === menu.rowId)?.occurrence

  const factsOf = (meeting: Meeting, date: string) => ({
    meeting,
    date,
    clash: visible.clashOf(meeting) ?? ofShownDay.clashOf(meeting),
    isOver: meeting.end <= now,
    change: changeWord(changeOf(meeting.occurrence)),
    viewer: VIEWER,
  })
  const courseOf = ({ occurrence }: Meeting) =>
    courses?.find(({ id }) => id === occurrence.attributes.entityId)?.attributes
  const card = (meeting: Meeting, date: string, isReachable = true) => {
    const name = `${date} ${meeting.day.startTime} ${meeting.occurrence.id}`
    const course = courseOf(meeting)
    return (
      <MeetingCard
        key={name}
        {...factsOf(meeting, date)}
        place={course && `${course.city}, ${course.state}`}
        pending={pending(meeting.occurrence)}
        isReachable={isReachable}
        isMenuOpen={menu?.card === name}
        onMenu={(button) => setMenu({ rowId: meeting.occurrence.id, button, card: name })}
      />
    )
  }
  const chip = (meeting: Meeting, date: string, isReachable: boolean) => (
    <MeetingChip
      key={meeting.day.startTime + meeting.occurrence.id}
      {...factsOf(meeting, date)}
      city={courseOf(meeting)?.city}
      isReachable={isReachable}
    />
  )
  const openDialog: typeof open = (kind, id) => {
    stay()
    open(kind, id)
  }
  const schedule = (date: string) => openDialog('schedule', date)

  if (failure) return <FailureNotice what="your classes" error={failure} />
  return (
    <div className={css['calendar']} data-view={view}>
      <CalendarBar view={view} day={day} today={today} onShow={show} />
      {staleError && <StaleNotice error={staleError} />}
      <Summary
        isLoading={isLoading}
        view={view}
        meetings={meetings}
        visible={visible}
        now={now}
        onShow={show}
      />
      <CalendarGrid
        view={view}
        weeks={weeks}
        day={day}
        today={today}
        visible={visible}
        isLoading={isLoading}
        isCompact={isPhone}
        renderMeeting={view === 'month' ? chip : card}
        onMove={move}
        onPress={isPhone ? show : schedule}
        onMore={(date) => openDialog('day', date)}
      />
      {isPhone && !isLoading && (
        <Agenda day={day} to={to} visible={visible} renderMeeting={card} onSchedule={schedule} />
      )}
      <DayDialog
        date={asked}
        opened={asked !== undefined}
        visible={ofShownDay}
        renderMeeting={card}
        onSchedule={schedule}
        onClose={dialogs.onClose}
      />
      <ClassDialogs {...dialogs} />
      {opened && (
        <RowMenu
          key={opened.id}
          label={`Actions for ${classLabel(opened)}`}
          open={menu}
          actions={actions(opened)}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  )
}
