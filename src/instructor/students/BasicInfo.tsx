import { useUpdateStudent } from '../../api/generated/training.hooks.ts'
import type { StudentResource } from '../../api/generated/training.types.ts'
import { toasts } from '../../api/messages.ts'
import { Form } from '../../ui/form/Form.tsx'
import { NotesField, PersonFields } from '../shared/person/PersonFields.tsx'
import { usePersonForm } from '../shared/person/usePersonForm.ts'
import type { Mode } from './student-panel.ts'

type BasicInfoProps = { student: StudentResource; mode: Mode; onClose: () => void }

/** A student’s name, contact details and notes. */
export function BasicInfo({ student, mode, onClose }: BasicInfoProps) {
  const mutation = useUpdateStudent()
  const { edit, onSubmit } = usePersonForm('student', student, mutation, onClose)
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
      <NotesField form={edit.form} seenBy="Only you see them." startsHere={mode === 'NOTE'} />
    </Form>
  )
}
