import { Textarea, TextInput } from '@mantine/core'
import { type FormValidateInput, isEmail, isNotEmpty, type UseFormReturnType } from '@mantine/form'
import { invalidEmail, required } from '../api/messages.ts'

/** What is asked about a person on a roster or in the student list. */
export type PersonValues = { firstName: string; lastName: string; email: string; phone: string }

export const emptyPerson: PersonValues = { firstName: '', lastName: '', email: '', phone: '' }

const email = (value: string) => isNotEmpty(required)(value) ?? isEmail(invalidEmail)(value)

/** Section 5: names and email are required, the email is one. A phone number is kept as it was typed. */
export const validatePerson = {
  firstName: isNotEmpty(required),
  lastName: isNotEmpty(required),
  email,
} satisfies FormValidateInput<PersonValues>

/** What goes to the server: no spaces around, no empty phone number. */
export const personBody = ({ firstName, lastName, email: address, phone }: PersonValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: address.trim(),
  phone: phone.trim() || null,
})

type FieldsProps = {
  form: UseFormReturnType<PersonValues> | UseFormReturnType<PersonValues & { notes: string }>
  /** The focus starts here when the form opens. */
  startsHere?: boolean
}

export function PersonFields({ form: either, startsHere }: FieldsProps) {
  // Both forms have these fields; the union only hides it.
  const form = either as UseFormReturnType<PersonValues>
  const field = (name: keyof PersonValues) => ({ key: form.key(name), ...form.getInputProps(name) })
  return (
    <>
      <TextInput
        label="First name"
        required
        autoComplete="off"
        {...(startsHere && { 'data-autofocus': true })}
        {...field('firstName')}
      />
      <TextInput label="Last name" required autoComplete="off" {...field('lastName')} />
      <TextInput
        label="Email"
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        {...field('email')}
      />
      <TextInput
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={30}
        {...field('phone')}
      />
    </>
  )
}

export function NotesField({
  form,
  startsHere,
}: {
  form: UseFormReturnType<PersonValues & { notes: string }>
  startsHere?: boolean
}) {
  return (
    <Textarea
      label="Notes"
      description="Only you see them."
      autosize
      minRows={3}
      maxRows={10}
      maxLength={5000}
      {...(startsHere && { 'data-autofocus': true })}
      key={form.key('notes')}
      {...form.getInputProps('notes')}
    />
  )
}
