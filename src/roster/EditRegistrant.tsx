import { Alert } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useUpdateRegistrant } from '../api/generated/training.hooks.ts'
import type { RegistrantResource } from '../api/generated/training.types.ts'
import { toasts } from '../api/messages.ts'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { NotesField, personBody, PersonFields, validatePerson } from '../ui/person-form.tsx'
import { useSubmit } from '../ui/useSubmit.ts'
import { nameOf } from './registrant.ts'
import { useRosterChanged } from './useRosterChanged.ts'

type EditRegistrantProps = { registrant: RegistrantResource; opened: boolean; onClose: () => void }

/** Changes what the roster says of a student. */
export function EditRegistrant({ registrant, opened, onClose }: EditRegistrantProps) {
  const changed = useRosterChanged()
  const { firstName, lastName, email, phone, notes, chargeId } = registrant.attributes
  const form = useForm({
    mode: 'uncontrolled',
    validateInputOnBlur: true,
    initialValues: { firstName, lastName, email, phone: phone ?? '', notes: notes ?? '' },
    validate: validatePerson,
  })
  const mutation = useUpdateRegistrant({ meta: { toast: { failure: false } } })
  const onSubmit = useSubmit({
    form,
    mutation,
    variables: ({ notes: note, ...person }) => ({
      id: registrant.id,
      body: { ...personBody(person), notes: note.trim() || null },
    }),
    onDone: () => {
      void changed()
      onClose()
    },
  })
  return (
    <FormDrawer
      title={nameOf(registrant)}
      opened={opened}
      onClose={onClose}
      form={form}
      onSubmit={onSubmit}
      submitLabel="Save"
      isPending={mutation.isPending}
      error={mutation.error}
      failure={toasts.updateRegistrant.failure}
    >
      {chargeId && (
        <Alert color="blue" variant="light">
          This student paid online. The receipt stays with the address it went to.
        </Alert>
      )}
      <PersonFields form={form} startsHere />
      <NotesField form={form} />
    </FormDrawer>
  )
}
