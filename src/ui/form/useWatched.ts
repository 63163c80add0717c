import type { UseFormReturnType } from '@mantine/form'

/** The current value of a field. The calling component renders again when it changes, and no other one does. */
export function useWatched<Values extends Record<string, unknown>, Field extends keyof Values & string>(
  form: UseFormReturnType<Values>,
  field: Field,
): Values[Field] {
  // A hook of the form, so its name does not start with `use`. The type of a top-level field is plain.
  // oxlint-disable-next-line react/rules-of-hooks
  return form.useWatchValue(field) as Values[Field]
}
