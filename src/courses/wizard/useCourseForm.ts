import { useEditForm } from '../../ui/form/useEditForm.ts'
import type { Catalogue } from '../course-form/course-body.ts'
import { dropUnavailable } from '../course-form/course-choices.ts'
import { type CourseValues, mergeItems } from '../course-form/course-values.ts'
import { validateCourse } from '../course-form/validate-course.ts'

/**
 * The name of a course's draft.
 * @param id ID of an existing course
 */
export const courseDraft = (id = 'new') => `course.${id}`

/** Keeps the valid items of a draft, because a draft of an older release may hold anything. */
const soundItems = (list: readonly unknown[]) =>
  mergeItems(
    list.flatMap((entry) => {
      const { id, value } = (entry ?? {}) as { id?: unknown; value?: unknown }
      return typeof id === 'string' && typeof value === 'string' ? [{ id, value }] : []
    }),
  )

/**
 * The form of a course. A restored draft loses whatever its curriculum no longer offers.
 * @param name name of its draft
 */
export function useCourseForm(name: string, initialValues: CourseValues, catalogue: Catalogue) {
  const edit = useEditForm<CourseValues>({
    name,
    initialValues,
    validate: (values) => validateCourse(values, catalogue.curricula, catalogue.items),
  })
  return {
    ...edit,
    restore() {
      edit.restore()
      const values = edit.form.getValues()
      const curriculum = catalogue.curricula.find(({ id }) => id === values.curriculumId)
      edit.form.setValues({
        ...dropUnavailable(values, curriculum),
        bringableItems: soundItems(values.bringableItems),
        providedItems: soundItems(values.providedItems),
      })
    },
  }
}
