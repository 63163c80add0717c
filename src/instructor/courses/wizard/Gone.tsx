import { Alert } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { drafts } from '../../../ui/form/drafts.ts'
import type { EditForm } from '../../../ui/form/useEditForm.ts'
import { QuietButton } from '../../../ui/looks.ts'
import type { CourseValues } from '../course-form/course-values.ts'
import { courseDraft } from './useCourseForm.ts'

/** Says that the course was deleted elsewhere during editing, and offers to save the values as a new course. */
export function Gone({ edit }: { edit: EditForm<CourseValues> }) {
  const navigate = useNavigate()
  const startOver = () => {
    const id = crypto.randomUUID()
    if (drafts.write(courseDraft(), edit.form.getValues(), { id })) edit.settle()
    void navigate(paths.createCourse())
  }
  return (
    <Alert role="alert" color="red" title="This course has been deleted">
      It was deleted while you were editing it, perhaps in another tab, so it can no longer be saved. Your
      changes are still here.
      <QuietButton size="sm" mt="sm" display="block" onClick={startOver}>
        Save as a new course
      </QuietButton>
    </Alert>
  )
}
