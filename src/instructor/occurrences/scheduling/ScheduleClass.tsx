import { Button, NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Answer } from '../../../api/generated/training.types.ts'
import { ownCoursesQuery } from '../../../api/queries.ts'
import { formatLongDay, noon } from '../../../lib/venue-time.ts'
import { isDate } from '../../../lib/wall-clock.ts'
import { paths } from '../../../paths.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { startHere } from '../../../ui/useDialog.ts'
import { AddToCourse } from './AddToCourse.tsx'
import { useOtherClasses } from './plan/schedule.ts'

type ScheduleClassProps = {
  /** The date that was pressed; anything else if none was. */
  date: string
  onClose: () => void
}

/** Schedules a class of a course that is chosen here. */
export function ScheduleClass({ date, onClose }: ScheduleClassProps) {
  const courses = useQuery(ownCoursesQuery(useUserId(), 'ACTIVE'))
  return (
    <Loaded queries={{ courses }} what="your courses">
      {({ courses: { data } }) =>
        data.length ? (
          <Choice courses={data} date={isDate(date) ? date : ''} onClose={onClose} />
        ) : (
          <Notice
            title="You have no courses yet"
            action={
              <Button component={Link} to={paths.createCourse()}>
                Create your first course
              </Button>
            }
          >
            Create a course first. Then you can schedule classes for it.
          </Notice>
        )
      }
    </Loaded>
  )
}

type Courses = Answer<'listInstructorCourses'>['data']
type ChoiceProps = { courses: Courses; date: string; onClose: () => void }

/** How many courses are offered before all others. */
const NEXT = 5

function Choice({ courses, date, onClose }: ChoiceProps) {
  const [only, ...others] = courses
  const [chosen, setChosen] = useState(only && !others.length ? only.id : '')
  const { classes } = useOtherClasses()
  const options = courses
    .map(({ id, attributes: { name, city, state } }) => ({ value: id, label: `${name}, ${city}, ${state}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const scheduled = new Set(classes.map(({ attributes }) => attributes.entityId))
  const next = [...scheduled].flatMap((id) => options.find(({ value }) => value === id) ?? []).slice(0, NEXT)
  return (
    <>
      {date && !chosen && <Text mb="xs">{formatLongDay(noon(date))}</Text>}
      <NativeSelect
        label="Course"
        required
        mb="xs"
        {...startHere()}
        data={[
          ...(chosen ? [] : [{ value: '', label: 'Choose a course' }]),
          ...(next.length && options.length > NEXT
            ? [
                { group: 'With upcoming classes', items: next },
                { group: 'All other courses', items: options.filter((option) => !next.includes(option)) },
              ]
            : options),
        ]}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {chosen && (
        <AddToCourse key={chosen} courseId={chosen} start={{ kind: 'date', date }} onClose={onClose} />
      )}
    </>
  )
}
