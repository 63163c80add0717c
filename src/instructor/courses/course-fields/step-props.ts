import type { UseFormReturnType } from '@mantine/form'
import type { ImageStore } from '../../../ui/image/useImage.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import type { Catalog } from '../course-form/course-body.ts'
import type { CourseValues } from '../course-form/course-values.ts'
import type { Curriculum } from '../course-form/curriculum.ts'

/** Whether the form creates a course or edits an existing one (spec §4). */
export type Mode = 'create' | 'edit'

export type CourseForm = UseFormReturnType<CourseValues>

/** The props of every step. */
export type StepProps = {
  mode: Mode
  form: CourseForm
  catalog: Catalog
  image: ImageStore
}

/** The curriculum currently selected in the form. */
export function useCurriculum({
  form,
  catalog,
}: Pick<StepProps, 'form' | 'catalog'>): Curriculum | undefined {
  const curriculumId = useWatched(form, 'curriculumId')
  return catalog.curricula.find(({ id }) => id === curriculumId)
}

/**
 * Writes the consequences of a choice into the form field by field, so that the focus and errors elsewhere are kept.
 */
export function writeChoice(form: CourseForm, next: CourseValues) {
  const { location, ...fields } = next
  const before = form.getValues()
  for (const name of Object.keys(fields) as (keyof typeof fields)[])
    if (before[name] !== fields[name]) form.setFieldValue(name, fields[name])
  for (const line of Object.keys(location) as (keyof typeof location)[])
    if (before.location[line] !== location[line]) form.setFieldValue(`location.${line}`, location[line])
}
