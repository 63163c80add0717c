import { Alert } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import { useUpdateCourse } from '../../../api/generated/training.hooks.ts'
import type { Answer } from '../../../api/generated/training.types.ts'
import { toasts } from '../../../api/messages.ts'
import { changes } from '../../../lib/changes.ts'
import { slugify } from '../../../lib/slug.ts'
import { paths } from '../../../paths.ts'
import { useSubmit } from '../../../ui/form/useSubmit.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { useLast } from '../../../ui/useLast.ts'
import { type Catalog, courseBody } from '../course-form/course-body.ts'
import { applyCurriculum } from '../course-form/course-choices.ts'
import { courseValues } from '../course-form/course-values.ts'
import { Gone } from './Gone.tsx'
import { courseDraft, useCourseForm } from './useCourseForm.ts'
import { useWizardFlow } from './useWizardFlow.ts'
import { Wizard } from './Wizard.tsx'

type EditCourseProps = {
  course: Answer<'getCourse'>
  catalog: Catalog
  /** The course was deleted while it was being edited. */
  isGone: boolean
}

/** Edits a course. Sends only what changed, plus the instructor and that the course is published (spec §7). */
export function EditCourse({ course, catalog, isGone }: EditCourseProps) {
  const { id, meta } = course.data
  const { instructorId, isPublished } = course.data.attributes
  const navigate = useNavigate()
  const edit = useCourseForm({
    name: courseDraft(id),
    initialValues: courseValues(course, catalog.items),
    catalog,
    existing: { meta },
  })
  const mutation = useUpdateCourse()
  // A course keeps its review while it is being published. If it was published before, as its newer data may say, it has none.
  const hasReview = useLast(mutation.isPending || mutation.isSuccess ? undefined : !isPublished) ?? false
  const flow = useWizardFlow('edit', edit.form, catalog, { hasReview })
  const onSubmit = useSubmit({
    edit,
    mutation,
    show: flow.show,
    variables(values) {
      const curriculum = catalog.curricula.find((one) => one.id === values.curriculumId)
      const before = courseBody(edit.form.getInitialValues(), catalog)
      const edited = changes(before, courseBody(applyCurriculum(values, curriculum), catalog))
      if (!edited && isPublished) return undefined
      return { id, ifMatch: edit.ifMatch(), body: { ...edited, instructorId, isPublished: true as const } }
    },
    onDone: () => void navigate(paths.myCourses()),
  })
  const isDeleted = isGone || mutation.error?.status === 404
  return (
    <Wizard
      edit={edit}
      flow={flow}
      catalog={catalog}
      onSubmit={onSubmit}
      isPending={mutation.isPending}
      error={isDeleted ? null : mutation.error}
      failure={toasts.updateCourse.failure}
      notice={
        <>
          {isDeleted && <Gone edit={edit} />}
          {!isPublished && !isDeleted && (
            <Alert color="gray" title="Not published yet">
              Students cannot find this course until you save and publish it.
              <QuietButton
                component="a"
                href={paths.publicClass(slugify(course.data.attributes.name), id)}
                target="_blank"
                rightSection={<IconExternalLink size={16} aria-hidden />}
                size="sm"
                mt="sm"
                display="block"
                w="fit-content"
              >
                Preview the page as last saved
                <span className="visually-hidden"> (opens in a new tab)</span>
              </QuietButton>
            </Alert>
          )}
        </>
      }
    />
  )
}
