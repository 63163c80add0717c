import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getStudentQuery, useUpdateStudent } from '../api/generated/training.hooks.ts'
import type { StudentResource } from '../api/generated/training.types.ts'
import { toasts } from '../api/messages.ts'
import { Form } from '../ui/Form.tsx'
import { NotesField, personBody, PersonFields, validatePerson } from '../ui/person-form.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import type { Mode } from './useStudentDrawer.ts'

type BasicInfoProps = {
  student: StudentResource
  mode: Mode
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

/** Who a student is, and what the instructor noted. */
export function BasicInfo({ student: { id, attributes }, mode, onDirty, onClose }: BasicInfoProps) {
  const queryClient = useQueryClient()
  const { firstName, lastName, email, phone, notes } = attributes
  const form = useForm({
    mode: 'uncontrolled',
    validateInputOnBlur: true,
    initialValues: { firstName, lastName, email, phone: phone ?? '', notes: notes ?? '' },
    validate: validatePerson,
    onValuesChange: () => onDirty(form.isDirty()),
  })
  // The student may come after the drawer has opened and placed the focus.
  const field = { EDIT: 'firstName', NOTE: 'notes', NONE: undefined }[mode]
  useEffect(() => {
    if (field) form.getInputNode(field)?.focus()
  }, [field, form])
  const mutation = useUpdateStudent({ meta: { toast: { failure: false } } })
  const onSubmit = useSubmit({
    form,
    mutation,
    variables: ({ notes: note, ...person }) => ({
      id,
      body: { ...personBody(person), notes: note.trim() || null },
    }),
    onDone: (saved) => {
      onDirty(false)
      queryClient.setQueryData(getStudentQuery({ id }).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: ['listStudents'] })
      onClose()
    },
  })
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      onCancel={onClose}
      submitLabel="Save"
      isPending={mutation.isPending}
      error={mutation.error}
      failure={toasts.updateStudent.failure}
    >
      <PersonFields form={form} startsHere={mode === 'EDIT'} />
      <NotesField form={form} startsHere={mode === 'NOTE'} />
    </Form>
  )
}
