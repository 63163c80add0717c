import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { NotedPersonValues, PersonValues } from '../../../domain/person.ts'
import { LONGEST } from '../../../domain/person-rules.ts'
import type { FieldNames } from '../../../ui/form/conflict.ts'
import { EmailInput } from '../../../ui/form/EmailInput.tsx'
import { startHere } from '../../../ui/useDialog.ts'

/** What the fields of a person are called. */
export const PERSON = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  notes: 'Notes',
} as const satisfies FieldNames<NotedPersonValues>

type PersonFieldsProps = {
  form: UseFormReturnType<PersonValues> | UseFormReturnType<NotedPersonValues>
  /** The focus starts in the first field when the form opens. */
  startsHere?: boolean
}

/** Name, email and phone of a person. The values and their rules are in `domain/person.ts`. */
export function PersonFields({ form: either, startsHere }: PersonFieldsProps) {
  // Both forms have these fields; the union only hides it.
  const form = either as UseFormReturnType<PersonValues>
  return (
    <>
      <TextInput
        label={PERSON.firstName}
        required
        autoComplete="off"
        {...startHere(startsHere ?? false)}
        key={form.key('firstName')}
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label={PERSON.lastName}
        required
        autoComplete="off"
        key={form.key('lastName')}
        {...form.getInputProps('lastName')}
      />
      <EmailInput label={PERSON.email} required key={form.key('email')} {...form.getInputProps('email')} />
      <TextInput
        label={PERSON.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={LONGEST.phone}
        key={form.key('phone')}
        {...form.getInputProps('phone')}
      />
    </>
  )
}

type NotesFieldProps = {
  form: UseFormReturnType<NotedPersonValues>
  /** Who can read them. */
  seenBy: string
  startsHere?: boolean
}

/** Notes about a person. */
export const NotesField = ({ form, seenBy, startsHere }: NotesFieldProps) => (
  <Textarea
    label={PERSON.notes}
    description={seenBy}
    autosize
    minRows={3}
    maxRows={10}
    maxLength={5000}
    {...startHere(startsHere ?? false)}
    key={form.key('notes')}
    {...form.getInputProps('notes')}
  />
)
