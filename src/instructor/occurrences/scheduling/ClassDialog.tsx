import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useGetOccurrence } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { courseQuery } from '../../../api/queries.ts'
import { isSettled } from '../../../ui/failure/useFailure.ts'
import { formatDays } from '../../../lib/venue-time.ts'
import { venueZone } from '../../../lib/venue-zone.ts'
import { FormModal } from '../../../ui/FormModal.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice, RetryNotice } from '../../../ui/Notice.tsx'
import { reasons } from '../class-reasons.ts'
import { AddToCourse } from './AddToCourse.tsx'
import { EditClass } from './EditClass.tsx'
import { ScheduleClass } from './ScheduleClass.tsx'

/** A course to add a class to, a date to schedule one on, or a class to edit or to duplicate. */
export type ClassDialogTarget = { kind: 'add' | 'schedule' | 'edit' | 'copy'; id: string }
type ClassDialogProps = { target: ClassDialogTarget; opened: boolean; onClose: () => void }

const EMPTY = { kind: 'empty' } as const
const TITLES = { add: 'Add a class', schedule: 'Schedule class', edit: 'Edit class', copy: 'Duplicate class' }

export const ClassDialog = ({ target: { kind, id }, opened, onClose }: ClassDialogProps) => (
  <FormModal title={TITLES[kind]} opened={opened} onClose={onClose}>
    {kind === 'add' ? (
      <AddToCourse key={id} courseId={id} start={EMPTY} onClose={onClose} />
    ) : kind === 'schedule' ? (
      <ScheduleClass key={id} date={id} onClose={onClose} />
    ) : (
      <Existing key={`${kind} ${id}`} id={id} isCopy={kind === 'copy'} onClose={onClose} />
    )}
  </FormModal>
)

function Existing({ id, isCopy, onClose }: { id: string; isCopy: boolean; onClose: () => void }) {
  const occurrence = useGetOccurrence({ id })
  return (
    <Loaded queries={{ occurrence }} what="this class">
      {({ occurrence: { data } }) =>
        isCopy ? (
          <AddToCourse
            courseId={data.attributes.entityId}
            start={{ kind: 'like', occurrence: data }}
            onClose={onClose}
          />
        ) : (
          <Edit occurrence={data} onClose={onClose} />
        )
      }
    </Loaded>
  )
}

function Edit({ occurrence, onClose }: { occurrence: OccurrenceResource; onClose: () => void }) {
  const { entityId, name, dates } = occurrence.attributes
  const course = useQuery(courseQuery(entityId))
  const locked = reasons.change(occurrence.attributes)
  if (locked)
    return (
      <Notice title={name}>
        {formatDays(dates)}. {locked}
      </Notice>
    )
  // A co-instructor may not be able to read the course, and the signal can be lost. The offset of the class times then stands
  // in for the time zone. A place that was read stays, and the open form with it, whatever becomes of a refresh.
  const location = course.data?.data.attributes.location
  const place = isSettled(course) || undefined
  const mayLoad = course.error?.status !== 404
  return (
    <Loaded queries={{ place: { data: place, error: null } }} what="this course">
      {() => (
        <>
          {!location && mayLoad && (
            <RetryNotice mb="xs">
              We could not load the time zone of the venue. Until then, the class cannot move past a change of
              the clocks.
            </RetryNotice>
          )}
          <Text c="dimmed" mb="xs">
            {name}
          </Text>
          <EditClass
            occurrence={occurrence}
            zone={venueZone(location, dates[0]?.startTime)}
            mayLoad={mayLoad}
            onClose={onClose}
          />
        </>
      )}
    </Loaded>
  )
}
