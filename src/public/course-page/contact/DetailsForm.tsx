import {
  emailCourseDetailsMutation,
  requestCourseDetailsMutation,
} from '../../../api/generated/training.hooks.ts'
import { toasts } from '../../../api/messages.ts'
import { mayCapture, sendLead } from '../../../api/services/leads.ts'
import { track } from '../../../lib/data-layer.ts'
import { visit } from '../../../lib/visit.ts'
import { useEditForm } from '../../../ui/form/useEditForm.ts'
import { useSubmit } from '../../../ui/form/useSubmit.ts'
import { EmailField } from '../../ui/form/fields.tsx'
import { PlainForm } from '../../ui/form/PlainForm.tsx'
import { useFormMutation } from '../../ui/form/useFormMutation.ts'
import { canonicalPath } from '../course-facts.ts'
import { NewsField } from './NewsField.tsx'
import { type ContactFormProps, detailsBody, detailsRules, emptyDetails } from './request-values.ts'

const texts = toasts.requestCourseDetails
const { failure } = texts
const FIELDS = Object.keys(emptyDetails)

const useDetailsForm = (name: string) =>
  useEditForm({ name, initialValues: emptyDetails, validate: detailsRules })

/** Emails the details of a course to the visitor (spec §2 "Course information dialog"). */
export function GetDetailsForm({ course, onSent }: ContactFormProps) {
  const edit = useDetailsForm(`course-details.${course.id}`)
  const { form } = edit
  const mutation = useFormMutation(requestCourseDetailsMutation(), texts)
  const onSubmit = useSubmit({
    edit,
    mutation,
    variables(values, keyOf) {
      const body = detailsBody(values, visit().tid)
      return { id: course.id, body, idempotencyKey: keyOf(body) }
    },
    onSent({ email, wantsNews }) {
      if (mayCapture(wantsNews)) sendLead('getClassDetails', email.trim())
      track('class_details_requested')
    },
    onDone: () => onSent(form.getValues().email.trim()),
  })
  const { isPending, error } = mutation
  return (
    <PlainForm
      {...{ onSubmit, isPending, error, failure }}
      isAhead={edit.isAhead}
      fields={FIELDS}
      submitLabel="Email me the details"
    >
      <EmailField label="Email" required key={form.key('email')} {...form.getInputProps('email')} />
      <NewsField form={form} />
    </PlainForm>
  )
}

/**
 * Emails the page of a course to another person (spec §5 "email-course form"). The address is never passed on as a lead,
 * because only its owner could agree to that.
 */
export function EmailClassForm({ course, onSent }: ContactFormProps) {
  const edit = useDetailsForm(`course-email.${course.id}`)
  const { form } = edit
  const mutation = useFormMutation(emailCourseDetailsMutation(), texts)
  const onSubmit = useSubmit({
    edit,
    mutation,
    variables(values, keyOf) {
      const body = { ...detailsBody(values, visit().tid), courseUrl: location.origin + canonicalPath(course) }
      return { id: course.id, body, idempotencyKey: keyOf(body) }
    },
    onSent: () => track('class_shared'),
    onDone: () => onSent(form.getValues().email.trim()),
  })
  const { isPending, error } = mutation
  return (
    <PlainForm
      {...{ onSubmit, isPending, error, failure }}
      isAhead={edit.isAhead}
      fields={FIELDS}
      submitLabel="Send"
    >
      <EmailField
        label="Their email"
        required
        autoComplete="off"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
    </PlainForm>
  )
}
