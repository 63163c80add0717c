import { Alert, Text } from '@mantine/core'
import { useCreateRegistrant } from '../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../api/generated/training.types.ts'
import { toasts } from '../api/messages.ts'
import { emptyPerson, personBody, validatePerson } from '../lib/person.ts'
import { Form } from '../ui/form/Form.tsx'
import { PersonFields } from '../ui/form/PersonFields.tsx'
import { useEditForm } from '../ui/form/useEditForm.ts'
import { useSubmit } from '../ui/form/useSubmit.ts'
import { SidePanel } from '../ui/SidePanel.tsx'
import { useAddWarnings } from './useAddWarnings.ts'

type AddStudentProps = { occurrence: OccurrenceResource; opened: boolean; onClose: () => void }

export const AddStudent = ({ occurrence, opened, onClose }: AddStudentProps) => (
  <SidePanel title="Add a student" opened={opened} onClose={onClose}>
    <AddStudentForm occurrence={occurrence} onClose={onClose} />
  </SidePanel>
)

/** Adds one student to the roster by hand. Warnings do not block; the instructor and the server decide. */
function AddStudentForm({ occurrence, onClose }: Omit<AddStudentProps, 'opened'>) {
  const edit = useEditForm({
    name: `registrant.new.${occurrence.id}`,
    initialValues: emptyPerson,
    validate: validatePerson,
  })
  const { warnings, forget, mayGo } = useAddWarnings(occurrence.id)
  const mutation = useCreateRegistrant()
  const onSubmit = useSubmit({
    edit,
    mutation,
    mayGo,
    variables(person, keyOf) {
      const body = { occurrenceId: occurrence.id, ...personBody(person), isManualRegistrant: true as const }
      return { body, idempotencyKey: keyOf(body) }
    },
    onDone: onClose,
  })
  const { numberOfRegistrants, capacity } = occurrence.attributes
  const isFull = numberOfRegistrants >= capacity
  return (
    <Form
      edit={edit}
      onSubmit={onSubmit}
      onCancel={onClose}
      submitLabel={isFull || warnings.length ? 'Add anyway' : 'Add student'}
      isPending={mutation.isPending}
      error={mutation.error}
      failure={toasts.createRegistrant.failure}
    >
      {isFull && (
        <Alert color="orange" variant="light" title="This class is full">
          All {capacity} seats are taken.
        </Alert>
      )}
      <div onChange={forget}>
        <PersonFields form={edit.form} startsHere />
      </div>
      {warnings.length > 0 && (
        <Alert color="orange" variant="light" title="Is this right?">
          {warnings.map((warning) => (
            <Text key={warning} size="sm">
              {warning}
            </Text>
          ))}
        </Alert>
      )}
    </Form>
  )
}
