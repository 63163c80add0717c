import { Textarea, TextInput } from '@mantine/core'
import { type FormValidateInput, isNotEmpty, type UseFormReturnType } from '@mantine/form'
import { invalidEmail, required } from '../../api/messages.ts'
import { startHere } from '../useDialog.ts'

/** What is asked about a person on a roster or in the student list. */
export type PersonValues = { firstName: string; lastName: string; email: string; phone: string }

export const emptyPerson: PersonValues = { firstName: '', lastName: '', email: '', phone: '' }

/** Something, an at-sign, something with a dot. What is stranger is the server's to refuse. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
export const isEmail = (value: string) => EMAIL.test(value.trim())
const email = (value: string) => isNotEmpty(required)(value) ?? (isEmail(value) ? null : invalidEmail)

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

export type NotedPersonValues = PersonValues & { notes: string }

type Person = {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  notes: string | null
}

/** The values of a form for somebody who is known. */
export const notedPerson = ({ firstName, lastName, email: address, phone, notes }: Person) => ({
  firstName,
  lastName,
  email: address,
  phone: phone ?? '',
  notes: notes ?? '',
})

/** The same with notes; none are null. */
export const notedBody = ({ notes, ...person }: NotedPersonValues) => ({
  ...personBody(person),
  notes: notes.trim() || null,
})

type FieldsProps = {
  form: UseFormReturnType<PersonValues> | UseFormReturnType<NotedPersonValues>
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
        {...startHere(startsHere ?? false)}
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
  form: UseFormReturnType<NotedPersonValues>
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
      {...startHere(startsHere ?? false)}
      key={form.key('notes')}
      {...form.getInputProps('notes')}
    />
  )
}
