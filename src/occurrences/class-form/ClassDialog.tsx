import { Center, Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { useGetOccurrence } from '../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { courseQuery } from '../../api/queries.ts'
import { formatDays } from '../../lib/venue-time.ts'
import { venueZone } from '../../lib/venue-zone.ts'
import { FormModal } from '../../ui/FormModal.tsx'
import { FailureNotice, Notice } from '../../ui/Notice.tsx'
import { reasons } from '../class-reasons.ts'
import { AddClass } from './AddClass.tsx'
import { EditClass } from './EditClass.tsx'

/** A course to add a class to, or a class to edit or to duplicate. */
export type ClassDialogTarget = { kind: 'add' | 'edit' | 'copy'; id: string }
type ClassDialogProps = { target: ClassDialogTarget; opened: boolean; onClose: () => void }

const TITLES = { add: 'Add a class', edit: 'Edit class', copy: 'Duplicate class' }

export const ClassDialog = ({ target: { kind, id }, opened, onClose }: ClassDialogProps) => (
  <FormModal title={TITLES[kind]} opened={opened} onClose={onClose}>
    {kind === 'add' ? (
      <Add key={id} courseId={id} onClose={onClose} />
    ) : (
      <Existing key={`${kind} ${id}`} id={id} isCopy={kind === 'copy'} onClose={onClose} />
    )}
  </FormModal>
)

type Loadable<Data> = { data: Data | undefined; error: ApiError | null; refetch: () => unknown }

/** Shows the dialog's content once its data is there. */
function whenLoaded<Data>(query: Loadable<Data>, what: string, show: (data: Data) => ReactNode) {
  if (query.data !== undefined) return show(query.data)
  if (query.error)
    return <FailureNotice what={what} error={query.error} onRetry={() => void query.refetch()} />
  return (
    <Center mih={240}>
      <Loader role="status" aria-label="Loading" />
    </Center>
  )
}

function Add({
  courseId,
  like,
  onClose,
}: {
  courseId: string
  like?: OccurrenceResource
  onClose: () => void
}) {
  const course = useQuery(courseQuery(courseId))
  return whenLoaded(course, 'this course', ({ data: { attributes } }) =>
    attributes.isArchived ? (
      <Notice title="This course is archived">You cannot add classes to an archived course.</Notice>
    ) : (
      <>
        <Text c="dimmed" mb="xs">
          {attributes.name}
        </Text>
        <AddClass
          courseId={courseId}
          course={attributes}
          zone={venueZone(attributes.location, like?.attributes.dates[0]?.startTime)}
          onClose={onClose}
          {...(like && { like })}
        />
      </>
    ),
  )
}

function Existing({ id, isCopy, onClose }: { id: string; isCopy: boolean; onClose: () => void }) {
  const occurrence = useGetOccurrence({ id })
  return whenLoaded(occurrence, 'this class', ({ data }) =>
    isCopy ? (
      <Add courseId={data.attributes.entityId} like={data} onClose={onClose} />
    ) : (
      <Edit occurrence={data} onClose={onClose} />
    ),
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
  // A co-instructor may not read the course. The offset of the class times then tells the time zone.
  const place = course.error ? null : course.data?.data.attributes.location
  return whenLoaded({ ...course, data: place, error: null }, 'this course', (location) => (
    <>
      <Text c="dimmed" mb="xs">
        {name}
      </Text>
      <EditClass
        occurrence={occurrence}
        zone={venueZone(location ?? undefined, dates[0]?.startTime)}
        onClose={onClose}
      />
    </>
  ))
}
