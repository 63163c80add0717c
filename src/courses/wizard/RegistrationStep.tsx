import { Radio, Stack, Text, TextInput } from '@mantine/core'
import { config } from '../../config.ts'
import { EmailInput } from '../../ui/form/EmailInput.tsx'
import { LABELS } from './labels.ts'
import { type CourseForm, fieldOf, type StepProps, useCurriculum, useValue } from './step-props.ts'

/** Step 6: here, or elsewhere by whatever way students can take. */
export function RegistrationStep({ mode, form, catalogue }: StepProps) {
  const curriculum = useCurriculum({ form, catalogue })
  const isElsewhere = useValue(form, 'registrationType') === 'EXTERNAL'
  return (
    <>
      <Radio.Group
        label={LABELS.registrationType}
        size="md"
        {...fieldOf(form, 'registrationType')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <Stack mt="sm" gap="md">
          <Radio
            size="md"
            value="OWN"
            label={`On ${config.product} Training`}
            description={
              curriculum?.webPayOnly
                ? 'Students register and pay here. This curriculum is paid for online only.'
                : 'Students register and pay here.'
            }
          />
          <Radio
            size="md"
            value="EXTERNAL"
            label="Non-USCCA curriculum"
            description="Students register elsewhere, in a way that you say."
          />
        </Stack>
      </Radio.Group>
      {isElsewhere && <Ways form={form} />}
      <Text c="dimmed" mt="md">
        {mode === 'create'
          ? 'This does not publish the course yet. Look it over on the next page, then save and publish it.'
          : 'Saving publishes the course.'}
      </Text>
    </>
  )
}

const Ways = ({ form }: { form: CourseForm }) => (
  <>
    <Web form={form} name="overrideUrl" hint="Links to your classes lead straight to this page." />
    <Text fw={600} mb="xs">
      Or where students can ask
    </Text>
    <Web form={form} name="registration.url" />
    <EmailInput
      label={LABELS['registration.email']}
      maxLength={254}
      {...fieldOf(form, 'registration.email')}
    />
    <TextInput
      label={LABELS['registration.phone']}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      maxLength={30}
      {...fieldOf(form, 'registration.phone')}
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
    {...fieldOf(form, name)}
  />
)
