import type { EditForm } from '../../ui/form/useEditForm.ts'
import type { ClassValues } from './class-values.ts'

/** What stands in a field of the form now. Whoever asks renders again when it changes, and nothing else does. */
export function useTyped<Field extends keyof ClassValues>(
  form: EditForm<ClassValues>['form'],
  field: Field,
): ClassValues[Field] {
  // The form makes this hook once.
  // oxlint-disable-next-line react/hooks
  return form.useWatchValue(field)
}
