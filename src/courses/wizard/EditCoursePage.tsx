import { useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../api/generated/training.types.ts'
import { courseQuery } from '../../api/queries.ts'
import { useUserId } from '../../session/useUserId.ts'
import { FailureNotice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { EditCourse } from './EditCourse.tsx'
import { NoCourse } from './NoCourse.tsx'
import { useCatalogue } from './useCatalogue.ts'
import { WizardFrame } from './WizardFrame.tsx'
import { WizardGate } from './WizardGate.tsx'

/** Edits an existing course. Every step is reachable from the start, and saving publishes the course. */
export function EditCoursePage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(courseQuery(id))
  const isGone = error?.status === 404
  const course = (
    <>
      {data && <Course key={id} course={data} isGone={isGone} />}
      {!data && isGone && <NoCourse reason="gone" />}
      {!data && error && !isGone && (
        <FailureNotice what="this course" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Spinner />}
    </>
  )
  return (
    <WizardFrame mode="edit" name={data?.data.attributes.name}>
      {course}
    </WizardFrame>
  )
}

/** The server refuses to save another instructor's course or an archived one, so neither gets a form. */
function Course({ course, isGone }: { course: Answer<'getCourse'>; isGone: boolean }) {
  const userId = useUserId()
  const loaded = useCatalogue(userId, course)
  const { instructorId, isArchived } = course.data.attributes
  if (instructorId !== userId) return <NoCourse reason="foreign" />
  if (isArchived) return <NoCourse reason="archived" />
  return (
    <WizardGate {...loaded}>
      <EditCourse course={course} catalogue={loaded.catalogue} isGone={isGone} />
    </WizardGate>
  )
}

export { EditCoursePage as Component }
