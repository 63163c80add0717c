import { useRef, useState } from 'react'
import { useUpdateOccurrence } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { toasts } from '../../../api/messages.ts'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useSubmit } from '../../../ui/form/useSubmit.ts'
import { classChanges, classValues } from './plan/class-values.ts'
import { type DayTimes, dayTimes } from './plan/days.ts'
import { ClassFields } from './ClassFields.tsx'
import { TellStudents } from './TellStudents.tsx'
import { MovedNotice } from './MovedNotice.tsx'
import { useClassForm } from './useClassForm.ts'

type EditClassProps = {
  occurrence: OccurrenceResource
  zone: string
  /** Whether the time zone may still load, if `zone` is only the offset of the class. */
  mayLoad: boolean
  onClose: () => void
}

/**
 * Edits a class. If students are registered, the form says that nobody notifies them, and a move ends with the message that
 * tells them.
 */
export function EditClass({ occurrence, zone, mayLoad, onClose }: EditClassProps) {
  const { id, attributes, meta } = occurrence
  const { numberOfRegistrants: registrants, capacity } = attributes
  const { edit, problems, goToField, trying } = useClassForm({
    name: `occurrence.${id}`,
    initialValues: classValues(occurrence),
    zone,
    existing: { headCount: { registrants, capacity }, meta, stored: attributes.dates, mayLoad },
  })
  const mutation = useUpdateOccurrence()
  const [moved, setMoved] = useState<readonly DayTimes[]>()
  const replaced = useRef<readonly DayTimes[]>(undefined)
  /** What the students know. After a second save, those are still the days before the first. */
  const known = useRef<readonly DayTimes[]>(undefined)
  const onSubmit = useSubmit({
    edit,
    mutation,
    variables(values) {
      // Not the days of when the form opened: somebody else may have moved the class since.
      const edited = edit.form.getInitialValues()
      const body = classChanges(edited, values, zone)
      replaced.current = registrants > 0 && body?.dates ? dayTimes(edited.dates, zone) : undefined
      return body && { id, body, ifMatch: edit.ifMatch() }
    },
    onSent: () => (known.current ??= replaced.current),
    onDone: () => (known.current ? setMoved(known.current) : onClose()),
  })
  if (moved) return <TellStudents id={id} before={moved} onClose={onClose} />
  return (
    <Form
      bar="dialog"
      edit={edit}
      onSubmit={trying(onSubmit)}
      onCancel={onClose}
      submitLabel="Save"
      mutation={mutation}
      failure={toasts.updateOccurrence.failure}
    >
      <ErrorSummary problems={problems} onGoTo={goToField} />
      {registrants > 0 && <MovedNotice form={edit.form} zone={zone} occurrence={occurrence} />}
      <ClassFields form={edit.form} zone={zone} editedId={id} />
    </Form>
  )
}
