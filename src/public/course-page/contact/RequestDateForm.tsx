import { useQueryClient } from '@tanstack/react-query'
import type { MeQuery } from '../../../api/generated/mesh.types.ts'
import { createCourseRequestMutation } from '../../../api/generated/training.hooks.ts'
import { toasts } from '../../../api/messages.ts'
import { keyOf as keyOfQuery } from '../../../api/operation-ids.ts'
import { mayCapture, sendLead } from '../../../api/services/leads.ts'
import { track } from '../../../lib/data-layer.ts'
import { useEditForm } from '../../../ui/form/useEditForm.ts'
import { useSubmit } from '../../../ui/form/useSubmit.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import { CheckField, EmailField, TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { PlainForm } from '../../ui/form/PlainForm.tsx'
import { useFormMutation } from '../../ui/form/useFormMutation.ts'
import { NewsField } from './NewsField.tsx'
import { type ContactFormProps, emptyRequest, requestBody, requestRules, seatText } from './request-values.ts'

const texts = toasts.createCourseRequest

type Wording = { name: string; label: string; hint: string; submitLabel: string }

const REQUEST: Wording = {
  name: 'course-request',
  label: 'Your request',
  hint: 'Which days and times suit you, and for how many people?',
  submitLabel: 'Send request',
}
const QUESTION: Wording = {
  name: 'course-question',
  label: 'Your question',
  hint: 'Ask anything about the class, its place or what to bring.',
  submitLabel: 'Send question',
}

/** Asks the instructor for a class date, or for a seat on one (spec §5 "Request a class date"). */
export const RequestDateForm = (props: ContactFormProps) => <RequestForm {...REQUEST} {...props} />

/** Asks the instructor a question, by the same call. */
export const QuestionForm = (props: ContactFormProps) => <RequestForm {...QUESTION} {...props} />

function RequestForm({ course, date, onSent, name, label, hint, submitLabel }: ContactFormProps & Wording) {
  // The header loads it for whoever is signed in. If it is not there yet, they type their address.
  const [[, account] = []] = useQueryClient().getQueriesData<MeQuery>({ queryKey: keyOfQuery('me') })
  const edit = useEditForm({
    name: [name, course.id, date?.occurrenceId].filter(Boolean).join('.'),
    initialValues: {
      ...emptyRequest,
      email: account?.me.email ?? '',
      comment: date ? seatText(date) : '',
    },
    validate: requestRules,
  })
  const { form } = edit
  const mutation = useFormMutation(createCourseRequestMutation(), texts)
  const onSubmit = useSubmit({
    edit,
    mutation,
    variables: (values, keyOf) => {
      const body = requestBody(values)
      return { id: course.id, body, idempotencyKey: keyOf(body) }
    },
    onSent({ email, wantsNews }) {
      if (mayCapture(wantsNews)) sendLead('classDate', email.trim())
      track('class_date_requested')
    },
    onDone: () => onSent(form.getValues().email.trim()),
  })
  const mayCall = useWatched(form, 'consentedToContact')
  return (
    <PlainForm
      onSubmit={onSubmit}
      submitLabel={submitLabel}
      isPending={mutation.isPending}
      error={mutation.error}
      failure={texts.failure}
      isAhead={edit.isAhead}
      fields={Object.keys(emptyRequest)}
    >
      <EmailField label="Email" required key={form.key('email')} {...form.getInputProps('email')} />
      <TextAreaField
        label={label}
        hint={hint}
        required
        key={form.key('comment')}
        {...form.getInputProps('comment')}
      />
      <CheckField
        label="The instructor may also contact me by phone"
        key={form.key('consentedToContact')}
        {...form.getInputProps('consentedToContact', { type: 'checkbox' })}
      />
      {mayCall && (
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
      )}
      <NewsField form={form} />
    </PlainForm>
  )
}
