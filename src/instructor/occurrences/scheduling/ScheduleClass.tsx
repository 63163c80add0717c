import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Answer } from '../../../api/generated/training.types.ts'
import { ownCoursesQuery } from '../../../api/queries.ts'
import { isDate } from '../../../lib/wall-clock.ts'
import { paths } from '../../../paths.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { startHere } from '../../../ui/useDialog.ts'
import { AddToCourse } from './AddToCourse.tsx'

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

function Choice({ courses, date, onClose }: ChoiceProps) {
  const [only, ...others] = courses
  const [chosen, setChosen] = useState(only && !others.length ? only.id : '')
  return (
    <>
      <NativeSelect
        label="Course"
        required
        mb="xs"
        {...startHere()}
        data={[
          ...(chosen ? [] : [{ value: '', label: 'Choose a course' }]),
          ...courses
            .map(({ id, attributes: { name, city, state } }) => ({
              value: id,
              label: `${name}, ${city}, ${state}`,
            }))
            .toSorted((a, b) => a.label.localeCompare(b.label)),
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
