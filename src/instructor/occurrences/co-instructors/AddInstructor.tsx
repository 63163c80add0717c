import { TextInput } from '@mantine/core'
import { useMe } from '../../../api/generated/mesh.hooks.ts'
import { useAddOccurrenceInstructor } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { toasts } from '../../../api/messages.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { useEditForm } from '../../../ui/form/useEditForm.ts'
import { useSubmit } from '../../../ui/form/useSubmit.ts'
import { startHere } from '../../../ui/useDialog.ts'
import { validateInstructorNumber } from './instructor-number.ts'

type AddInstructorProps = { occurrence: OccurrenceResource; onAdded: () => void; onClose: () => void }

/** Adds a co-instructor by number. The dialog stays open, and the list above the form shows the new instructor. */
export function AddInstructor({ occurrence: { id, attributes }, onAdded, onClose }: AddInstructorProps) {
  const own = useMe().data?.me.instructor?.instructorNumber ?? undefined
  const edit = useEditForm({
    name: `instructor.new.${id}`,
    initialValues: { instructorNumber: '' },
    validate: {
      instructorNumber: (typed: string) => validateInstructorNumber(typed, own, attributes.instructors),
    },
  })
  const mutation = useAddOccurrenceInstructor()
  const onSubmit = useSubmit({
    edit,
    mutation,
    variables({ instructorNumber }, keyOf) {
      const body = { instructorNumber: instructorNumber.trim() }
      return { id, body, idempotencyKey: keyOf(body) }
    },
    onDone: onAdded,
  })
  return (
    <Form
      edit={edit}
      onSubmit={onSubmit}
      onCancel={onClose}
      cancelLabel="Close"
      submitLabel="Add instructor"
      mutation={mutation}
      failure={toasts.addOccurrenceInstructor.failure}
    >
      <TextInput
        label="Add a co-instructor by number"
        description="Your colleague can find it under Account."
        required
        inputMode="numeric"
        autoComplete="off"
        {...startHere()}
        key={edit.form.key('instructorNumber')}
        {...edit.form.getInputProps('instructorNumber')}
      />
    </Form>
  )
}
