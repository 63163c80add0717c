import type { LooseKeys, UseFormReturnType } from '@mantine/form'
import type { Catalogue } from '../course-form/course-body.ts'
import type { CourseValues } from '../course-form/course-values.ts'
import type { Curriculum } from '../course-form/curriculum.ts'
import type { CourseImage } from './useCourseImage.ts'
import type { Mode } from '../wizard/wizard-state.ts'

export type CourseForm = UseFormReturnType<CourseValues>

/** What every step is given. */
export type StepProps = {
  mode: Mode
  form: CourseForm
  catalogue: Catalogue
  image: CourseImage
}

/** A value as it is now. It is the form's own hook, under a name that can be seen to be one. */
export function useValue<Field extends LooseKeys<CourseValues>>(form: CourseForm, field: Field) {
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  return form.useWatchValue(field)
}

/** The curriculum that is chosen now. */
export function useCurriculum({
  form,
  catalogue,
}: Pick<StepProps, 'form' | 'catalogue'>): Curriculum | undefined {
  const curriculumId = useValue(form, 'curriculumId')
  return catalogue.curricula.find(({ id }) => id === curriculumId)
}

/** The props of an uncontrolled field. */
export const fieldOf = (form: CourseForm, name: Parameters<CourseForm['getInputProps']>[0]) => ({
  key: form.key(name),
  ...form.getInputProps(name),
})

/** Puts what follows from a choice into the form, field by field: errors elsewhere stay, and so does the focus. */
export function apply(form: CourseForm, next: CourseValues) {
  const { location, ...fields } = next
  const before = form.getValues()
  for (const name of Object.keys(fields) as (keyof typeof fields)[])
    if (before[name] !== fields[name]) form.setFieldValue(name, fields[name])
  for (const line of Object.keys(location) as (keyof typeof location)[])
    if (before.location[line] !== location[line]) form.setFieldValue(`location.${line}`, location[line])
}
