import type { VersionMeta } from '../../../api/generated/training.types.ts'
import type { OwnDraft } from '../../../ui/form/own-draft.ts'
import { useEditForm } from '../../../ui/form/useEditForm.ts'
import type { Catalog } from '../course-form/course-body.ts'
import { dropUnavailable } from '../course-form/course-choices.ts'
import { courseNames } from '../course-form/course-names.ts'
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

type CourseFormOptions = {
  /** What its draft is called. */
  name: string
  initialValues: CourseValues
  catalog: Catalog
  /** For a course that exists: which version of it the values are from. */
  existing?: { meta: VersionMeta | undefined }
  /** For a new course: its draft, which is restored at once. */
  own?: OwnDraft
}

/** The form of a course. A restored draft loses what its curriculum no longer offers. */
export function useCourseForm({ name, initialValues, catalog, existing, own }: CourseFormOptions) {
  const sound = (values: CourseValues): CourseValues => {
    const curriculum = catalog.curricula.find(({ id }) => id === values.curriculumId)
    return {
      ...dropUnavailable(values, curriculum),
      bringableItems: soundItems(values.bringableItems),
      providedItems: soundItems(values.providedItems),
    }
  }
  const edit = useEditForm<CourseValues>({
    name,
    initialValues,
    validate: (values) => validateCourse(values, catalog.curricula, catalog.items),
    ...(existing && { stored: { meta: existing.meta, names: courseNames(catalog) } }),
    ...(own && { restores: { own, sound } }),
  })
  return {
    ...edit,
    restore() {
      edit.restore()
      edit.form.setValues(sound(edit.form.getValues()))
    },
  }
}
