import { createCourseRequestMutation } from '../../../api/generated/training.hooks.ts'
import { toasts } from '../../../api/messages.ts'
import { mayCapture, sendLead } from '../../../api/services/leads.ts'
import { track } from '../../../lib/data-layer.ts'
import { useEditForm } from '../../../ui/form/useEditForm.ts'
import { useSubmit } from '../../../ui/form/useSubmit.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import { CheckField, EmailField, TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { PlainForm } from '../../ui/form/PlainForm.tsx'
import { useFormMutation } from '../../ui/form/useFormMutation.ts'
import { NewsField } from './NewsField.tsx'
import { type ContactFormProps, emptyRequest, requestBody, requestRules } from './request-values.ts'

const texts = toasts.createCourseRequest

/** Asks the instructor for a class date (spec §5 "Request a class date"). */
export function RequestDateForm({ course, onSent }: ContactFormProps) {
  const edit = useEditForm({
    name: `course-request.${course.id}`,
    initialValues: emptyRequest,
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
      submitLabel="Send request"
      isPending={mutation.isPending}
      error={mutation.error}
      failure={texts.failure}
      isAhead={edit.isAhead}
      fields={Object.keys(emptyRequest)}
    >
      <EmailField label="Email" required key={form.key('email')} {...form.getInputProps('email')} />
      <TextAreaField
        label="Your request"
        hint="Which days and times suit you, and for how many people?"
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
