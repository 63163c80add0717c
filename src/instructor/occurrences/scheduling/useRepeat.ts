import type { EditForm } from '../../../ui/form/useEditForm.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import type { ClassValues } from './plan/class-values.ts'
import type { Repeat } from './plan/repeat.ts'

/** How the class repeats, as it is typed now. */
export const useRepeat = (form: EditForm<ClassValues>['form']): Repeat => ({
  repeats: useWatched(form, 'repeats'),
  everyWeeks: useWatched(form, 'everyWeeks'),
  weekdays: useWatched(form, 'weekdays'),
  ends: useWatched(form, 'ends'),
  times: useWatched(form, 'times'),
  until: useWatched(form, 'until'),
  leftOut: useWatched(form, 'leftOut'),
})
