import { Alert, Stack } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useCreateRegistrant } from '../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { toasts } from '../../api/messages.ts'
import { emptyPerson, personBody, type PersonValues, validatePerson } from '../../domain/person.ts'
import { plural } from '../../lib/words.ts'
import { confirmDiscard } from '../../ui/discard.ts'
import { Form, isNext } from '../../ui/form/Form.tsx'
import { PersonFields } from '../shared/person/PersonFields.tsx'
import { useEditForm } from '../../ui/form/useEditForm.ts'
import { useSubmit } from '../../ui/form/useSubmit.ts'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { noteWalkIn } from './attendance/attendance.ts'
import { DOUBLE_CLICK_MS } from './registrant.ts'
import { useAddWarnings } from './useAddWarnings.ts'
import { useWithSeat } from '../shared/useSeats.ts'
import { Warnings } from '../shared/person/Warnings.tsx'
import { useWalkIns, type WalkIn } from './walk-ins/useWalkIns.ts'
import { KnownStudents } from './walk-ins/KnownStudents.tsx'
import { WalkInList } from './walk-ins/WalkInList.tsx'

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
  const { form } = edit
  const { warnings, forget, mayGo } = useAddWarnings(occurrence.id)
  /** After the button that adds and closes, the form waits for those who are still on their way. */
  const staysOpen = useRef(false)
  const walkIns = useWalkIns(occurrence, () => staysOpen.current || form.isDirty() || onClose())
  const { needed } = walkIns
  const { capacity } = occurrence.attributes
  const { mutateAsync } = useCreateRegistrant({ onSuccess: ({ data }) => noteWalkIn(occurrence, data.id) })
  const mutation = useWithSeat(occurrence.id, needed, edit.keys, mutateAsync)
  const bodyOf = (person: PersonValues) => ({
    occurrenceId: occurrence.id,
    ...personBody(person),
    isManualRegistrant: true as const,
  })
  /** Whether an earlier try had no answer. The next one repeats its key, so the student is not added twice. */
  const isRepeated = (person: PersonValues) =>
    [edit.keys, walkIns.keys].some((keys) => keys.isOpen(bodyOf(person)))
  const addAndClose = useSubmit({
    edit,
    mutation,
    mayGo: (person, at) => mayGo(person, at, isRepeated(person)),
    variables(person) {
      const body = bodyOf(person)
      edit.keys.adopt(body, walkIns.keys)
      return body
    },
    onDone: () => (walkIns.hasUnsent() ? fill(emptyPerson) : onClose()),
  })
  const focusFirst = () => form.getInputNode('firstName')?.focus()
  /** The fields are drawn anew, so the focus has to wait for them. */
  const fill = (person: PersonValues) => {
    forget()
    flushSync(() => {
      form.resetDirty(emptyPerson)
      form.setValues(person)
    })
    focusFirst()
  }
  const addBehind = form.onSubmit(
    (person, event) => {
      if (!mayGo(person, event?.timeStamp ?? 0, isRepeated(person))) return
      walkIns.keys.adopt(bodyOf(person), edit.keys)
      walkIns.add(person)
      fill(emptyPerson)
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  const lastSent = useRef(-Infinity)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // The second click of a double click finds the fields empty.
    const isDouble = !form.isDirty() && event.timeStamp - lastSent.current < DOUBLE_CLICK_MS
    if (isDouble) return event.preventDefault()
    lastSent.current = event.timeStamp
    staysOpen.current = isNext(event)
    return staysOpen.current || walkIns.isSending() ? addBehind(event) : addAndClose(event)
  }
  const correct = async ({ id, person }: WalkIn) => {
    if (form.isDirty() && !(await confirmDiscard())) return
    walkIns.drop(id)
    fill(person)
  }
  return (
    <Form
      edit={edit}
      behind={walkIns}
      onSubmit={onSubmit}
      onCancel={onClose}
      cancelLabel={walkIns.hasAdded ? 'Done' : 'Cancel'}
      submitLabel={
        needed ? `Raise to ${plural(needed, 'seat')} and add` : warnings.length ? 'Add anyway' : 'Add student'
      }
      nextLabel="Add and next"
      mutation={mutation}
      failure={toasts.createRegistrant.failure}
    >
      <WalkInList walkIns={walkIns} onCorrect={(one) => void correct(one)} onDecided={focusFirst} />
      {needed && (
        <Alert color="orange" title="This class is full">
          {takenWords(needed - 1, capacity)}
          Adding this student raises the class to {plural(needed, 'seat')}.
        </Alert>
      )}
      <Stack gap="xs" onChange={forget}>
        <PersonFields form={form} startsHere />
      </Stack>
      <KnownStudents form={form} occurrenceId={occurrence.id} onChoose={fill} />
      <Warnings texts={warnings} />
    </Form>
  )
}

function takenWords(students: number, capacity: number): string {
  if (students > capacity) return `${plural(students, 'student')} share ${plural(capacity, 'seat')} already. `
  return capacity === 1 ? 'The only seat is taken. ' : `All ${capacity} seats are taken. `
}
