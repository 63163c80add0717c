import { Alert } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useCreateRegistrant } from '../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../api/generated/training.types.ts'
import { toasts } from '../api/messages.ts'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { emptyPerson, personBody, PersonFields, validatePerson } from '../ui/person-form.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import { useRosterChanged } from './useRosterChanged.ts'

type AddStudentProps = { occurrence: OccurrenceResource; opened: boolean; onClose: () => void }

/** Adds a student to the roster by hand. A full class is said, and left to the server to refuse. */
export function AddStudent({ occurrence, opened, onClose }: AddStudentProps) {
  const changed = useRosterChanged()
  const form = useForm({
    mode: 'uncontrolled',
    validateInputOnBlur: true,
    initialValues: emptyPerson,
    validate: validatePerson,
  })
  const mutation = useCreateRegistrant({ meta: { toast: { failure: false } } })
  const onSubmit = useSubmit({
    form,
    mutation,
    variables: (person) => ({
      body: { occurrenceId: occurrence.id, ...personBody(person), isManualRegistrant: true as const },
    }),
    onDone: () => {
      void changed()
      onClose()
    },
  })
  const { numberOfRegistrants, capacity } = occurrence.attributes
  return (
    <FormDrawer
      title="Add a student"
      opened={opened}
      onClose={onClose}
      form={form}
      onSubmit={onSubmit}
      submitLabel="Add student"
      isPending={mutation.isPending}
      error={mutation.error}
      failure={toasts.createRegistrant.failure}
    >
      {numberOfRegistrants >= capacity && (
        <Alert color="orange" variant="light" title="This class is full">
          All {capacity} seats are taken.
        </Alert>
      )}
      <PersonFields form={form} startsHere />
    </FormDrawer>
  )
}
