import { useUpdateStudent } from '../../api/generated/training.hooks.ts'
import type { StudentResource } from '../../api/generated/training.types.ts'
import { toasts } from '../../api/messages.ts'
import { changes } from '../../lib/changes.ts'
import { notedBody, notedPerson, validateKnown } from '../../domain/person.ts'
import { Form } from '../../ui/form/Form.tsx'
import { NotesField, PERSON, PersonFields } from '../shared/PersonFields.tsx'
import { useEditForm } from '../../ui/form/useEditForm.ts'
import { useSubmit } from '../../ui/form/useSubmit.ts'
import type { Mode } from './student-panel.ts'

type BasicInfoProps = { student: StudentResource; mode: Mode; onClose: () => void }

/** A student’s name, contact details and notes. */
export function BasicInfo({ student: { id, attributes, meta }, mode, onClose }: BasicInfoProps) {
  const known = notedPerson(attributes)
  const edit = useEditForm({
    name: `student.${id}`,
    initialValues: known,
    validate: validateKnown(known),
    stored: { meta, names: PERSON },
  })
  const mutation = useUpdateStudent()
  const onSubmit = useSubmit({
    edit,
    mutation,
    variables(values) {
      const body = changes(notedBody(edit.form.getInitialValues()), notedBody(values))
      return body && { id, body, ifMatch: edit.ifMatch() }
    },
    onDone: onClose,
  })
  return (
    <Form
      edit={edit}
      onSubmit={onSubmit}
      onCancel={onClose}
      submitLabel="Save"
      mutation={mutation}
      failure={toasts.updateStudent.failure}
      bar="dialog"
    >
      <PersonFields form={edit.form} startsHere={mode === 'EDIT'} />
      <NotesField form={edit.form} startsHere={mode === 'NOTE'} />
    </Form>
  )
}
