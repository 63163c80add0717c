import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { courseQuery } from '../../../api/queries.ts'
import { venueZone } from '../../../lib/venue-zone.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { AddClass } from './AddClass.tsx'
import { useOtherClasses } from './plan/schedule.ts'
import type { Start } from './plan/start.ts'

type AddToCourseProps = { courseId: string; start: Start; onClose: () => void }

/** Adds a class to a course, once the course is known. */
export function AddToCourse({ courseId, start, onClose }: AddToCourseProps) {
  const course = useQuery(courseQuery(courseId))
  // The proposed dates depend on the other classes. If those cannot be loaded, the form says so.
  const { isSettled } = useOtherClasses()
  const others = {
    data: start.kind === 'empty' || isSettled || undefined,
    error: null,
  }
  return (
    <Loaded queries={{ course, others }} what="this course">
      {({
        course: {
          data: { attributes },
        },
      }) =>
        attributes.isArchived ? (
          <Notice title="This course is archived">You cannot add classes to an archived course.</Notice>
        ) : (
          <>
            {start.kind !== 'date' && (
              <Text c="dimmed" mb="xs">
                {attributes.name}
              </Text>
            )}
            <AddClass
              courseId={courseId}
              course={attributes}
              zone={venueZone(attributes.location, firstStartOf(start))}
              start={start}
              onClose={onClose}
            />
          </>
        )
      }
    </Loaded>
  )
}

const firstStartOf = (start: Start) =>
  start.kind === 'like' ? start.occurrence.attributes.dates[0]?.startTime : undefined
