import { Alert, Stack } from '@mantine/core'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { useUpdateRegistrant } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource, RegistrantResource } from '../../../api/generated/training.types.ts'
import { toasts } from '../../../api/messages.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { QuietButton } from '../../../ui/looks.ts'
import { NotesField, PersonFields } from '../../shared/person/PersonFields.tsx'
import { usePersonForm } from '../../shared/person/usePersonForm.ts'
import { Contact } from '../../shared/person/Contact.tsx'
import { RegistrationFacts } from './RegistrationFacts.tsx'
import { StudentRecord } from './StudentRecord.tsx'

type EditRegistrantProps = {
  occurrence: OccurrenceResource
  registrant: RegistrantResource
  /** The focus starts in the first field. */
  startsHere: boolean
  onReschedule: () => void
  onClose: () => void
}

/** Changes what the roster says about a student. */
export function EditRegistrant(props: EditRegistrantProps) {
  const { occurrence, registrant, startsHere, onReschedule, onClose } = props
  const mutation = useUpdateRegistrant()
  const { edit, onSubmit } = usePersonForm('registrant', registrant, mutation, onClose)
  return (
    <Stack gap="lg" flex={1}>
      <Stack gap="sm">
        <RegistrationFacts occurrence={occurrence} registrant={registrant} />
        <Contact person={registrant}>
          {occurrence.attributes.entityType === 'courses' && (
            <QuietButton
              size="sm"
              leftSection={<IconCalendarRepeat size={16} aria-hidden />}
              onClick={onReschedule}
            >
              Reschedule
            </QuietButton>
          )}
        </Contact>
      </Stack>
      <Form
        edit={edit}
        onSubmit={onSubmit}
        onCancel={onClose}
        submitLabel="Save"
        mutation={mutation}
        failure={toasts.updateRegistrant.failure}
        bar="dialog"
      >
        {registrant.attributes.chargeId && (
          <Alert color="blue">
            This student paid online. Changing the email does not change where the receipt went.
          </Alert>
        )}
        <PersonFields form={edit.form} startsHere={startsHere} />
        <NotesField form={edit.form} seenBy="Students never see them. All instructors of the class do." />
        <StudentRecord registrant={registrant} />
      </Form>
    </Stack>
  )
}
