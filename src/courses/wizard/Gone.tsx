import { Alert, Button } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { drafts } from '../../ui/form/drafts.ts'
import type { EditForm } from '../../ui/form/useEditForm.ts'
import { NEW_COURSE_DRAFT } from './course-drafts.ts'
import type { CourseValues } from '../course-form/course-values.ts'

/** The course was deleted elsewhere while it was edited here. What is typed can become a new course. */
export function Gone({ edit }: { edit: EditForm<CourseValues> }) {
  const navigate = useNavigate()
  const startAnew = () => {
    if (drafts.write(NEW_COURSE_DRAFT, edit.form.getValues())) edit.settle()
    void navigate(paths.createCourse())
  }
  return (
    <Alert role="alert" color="red" variant="light" title="This course has been deleted">
      It was deleted meanwhile, perhaps in another tab, and cannot be saved any more. What you see here is
      kept.
      <Button size="sm" variant="default" mt="sm" display="block" onClick={startAnew}>
        Make a new course of it
      </Button>
    </Alert>
  )
}
