import { Radio, Stack, Text, TextInput } from '@mantine/core'
import { EmailInput } from '../../../ui/form/EmailInput.tsx'
import { useWatched } from '../../../ui/form/useWatched.ts'
import { LABELS, REGISTRATIONS } from '../course-form/labels.ts'
import { type CourseForm, type StepProps, useCurriculum } from './step-props.ts'

/** Step 6: whether students register here or on another site. */
export function RegistrationStep({ mode, form, catalog }: StepProps) {
  const curriculum = useCurriculum({ form, catalog })
  const isElsewhere = useWatched(form, 'registrationType') === 'EXTERNAL'
  return (
    <>
      <Radio.Group
        label={LABELS.registrationType}
        size="md"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        key={form.key('registrationType')}
        {...form.getInputProps('registrationType')}
      >
        <Stack mt="sm">
          <Radio
            size="md"
            value="OWN"
            label={REGISTRATIONS.OWN}
            description={
              curriculum?.webPayOnly
                ? 'Students register and pay here. This curriculum allows online payment only.'
                : 'Students register and pay here.'
            }
          />
          <Radio
            size="md"
            value="EXTERNAL"
            label={REGISTRATIONS.EXTERNAL}
            description="Students register on another site or by contacting you."
          />
        </Stack>
      </Radio.Group>
      {isElsewhere && <Ways form={form} />}
      <Text c="dimmed" mt="md">
        {mode === 'create'
          ? 'This does not publish the course yet. Review it on the next page, then save and publish it.'
          : 'Saving publishes the course.'}
      </Text>
    </>
  )
}

const Ways = ({ form }: { form: CourseForm }) => (
  <>
    <Web form={form} name="overrideUrl" hint="Links to your classes lead straight to this page." />
    <Text fw={600} mb="xs">
      Or a contact for questions
    </Text>
    <Web form={form} name="registration.url" />
    <EmailInput
      label={LABELS['registration.email']}
      maxLength={254}
      key={form.key('registration.email')}
      {...form.getInputProps('registration.email')}
    />
    <TextInput
      label={LABELS['registration.phone']}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      maxLength={30}
      key={form.key('registration.phone')}
      {...form.getInputProps('registration.phone')}
    />
  </>
)

type WebProps = { form: CourseForm; name: 'overrideUrl' | 'registration.url'; hint?: string }

const Web = ({ form, name, hint }: WebProps) => (
  <TextInput
    label={LABELS[name]}
    description={hint}
    type="url"
    inputMode="url"
    placeholder="https://"
    autoComplete="off"
    maxLength={2000}
    key={form.key(name)}
    {...form.getInputProps(name)}
  />
)
