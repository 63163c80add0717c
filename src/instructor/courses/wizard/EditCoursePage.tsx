import { useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../../api/generated/training.types.ts'
import { courseQuery } from '../../../api/queries.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { EditCourse } from './EditCourse.tsx'
import { NoCourse } from './NoCourse.tsx'
import { useCatalog } from './useCatalog.ts'
import { WizardFrame } from './WizardFrame.tsx'
import { WizardGate } from './WizardGate.tsx'

/** Edits an existing course. Every step is reachable from the start, and saving publishes the course. */
export function EditCoursePage() {
  const { id = '' } = useParams()
  const course = useQuery(courseQuery(id))
  const isGone = course.error?.status === 404
  return (
    <WizardFrame name={course.data?.data.attributes.name}>
      {isGone && !course.data ? (
        <NoCourse reason="gone" />
      ) : (
        <Loaded queries={{ course }} what="this course">
          {({ course: document }) => <Course key={id} course={document} isGone={isGone} />}
        </Loaded>
      )}
    </WizardFrame>
  )
}

/** The server refuses to save another instructor's course or an archived one, so neither gets a form. */
function Course({ course, isGone }: { course: Answer<'getCourse'>; isGone: boolean }) {
  const userId = useUserId()
  const loaded = useCatalog(userId, course)
  const { instructorId, isArchived } = course.data.attributes
  if (instructorId !== userId) return <NoCourse reason="foreign" />
  if (isArchived) return <NoCourse reason="archived" />
  return (
    <WizardGate {...loaded}>
      <EditCourse course={course} catalog={loaded.catalog} isGone={isGone} />
    </WizardGate>
  )
}

export { EditCoursePage as Component }
