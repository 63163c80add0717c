import { Alert, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCreateRegistrant } from '../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../api/generated/training.types.ts'
import { toasts } from '../api/messages.ts'
import { emptyPerson, fullName, personBody, validatePerson } from '../lib/person.ts'
import { seatsNeeded } from '../lib/seats.ts'
import { plural } from '../lib/words.ts'
import { Form, isNext } from '../ui/form/Form.tsx'
import { PersonFields } from '../ui/form/PersonFields.tsx'
import { useEditForm } from '../ui/form/useEditForm.ts'
import { useSubmit } from '../ui/form/useSubmit.ts'
import { SidePanel } from '../ui/SidePanel.tsx'
import { noteWalkIn } from './attendance/attendance.ts'
import { useAddWarnings } from './useAddWarnings.ts'
import { useWithSeat } from './useSeats.ts'

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
  const { capacity } = occurrence.attributes
  const needed = seatsNeeded(occurrence.attributes)
  const { mutateAsync } = useCreateRegistrant({ onSuccess: ({ data }) => noteWalkIn(occurrence, data.id) })
  const mutation = useWithSeat(occurrence.id, needed, mutateAsync)
  const [added, setAdded] = useState<string>()
  const staysOpen = useRef(false)
  const onSubmit = useSubmit({
    edit,
    mutation,
    mayGo,
    variables(person, keyOf) {
      const body = { occurrenceId: occurrence.id, ...personBody(person), isManualRegistrant: true as const }
      return { body, idempotencyKey: keyOf(body) }
    },
    onDone() {
      if (!staysOpen.current) return onClose()
      const { form } = edit
      const name = fullName(form.getValues())
      forget()
      // The fields are drawn anew, so the focus has to wait for them.
      flushSync(() => {
        setAdded(name)
        form.resetDirty(emptyPerson)
        form.setValues(emptyPerson)
      })
      form.getInputNode('firstName')?.focus()
    },
  })
  return (
    <Form
      edit={edit}
      onSubmit={(event) => {
        staysOpen.current = isNext(event)
        onSubmit(event)
      }}
      onCancel={onClose}
      cancelLabel={added ? 'Done' : 'Cancel'}
      submitLabel={
        needed ? `Raise to ${plural(needed, 'seat')} and add` : warnings.length ? 'Add anyway' : 'Add student'
      }
      nextLabel="Add and next"
      isPending={mutation.isPending}
      error={mutation.error}
      failure={toasts.createRegistrant.failure}
    >
      <Text role="status" size="sm" mih="1.5rem">
        {added && `${added} is on the roster.`}
      </Text>
      {needed && (
        <Alert color="orange" variant="light" title="This class is full">
          {takenWords(needed - 1, capacity)}
          Adding this student raises the class to {plural(needed, 'seat')}.
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

function takenWords(students: number, capacity: number): string {
  if (students > capacity) return `${plural(students, 'student')} share ${plural(capacity, 'seat')} already. `
  return capacity === 1 ? 'The only seat is taken. ' : `All ${capacity} seats are taken. `
}
