import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { US_STATES } from '../../lib/us-states.ts'
import { LABELS } from '../course-form/labels.ts'
import { RangeField } from './RangeField.tsx'
import { type CourseForm, fieldOf, type StepProps, useCurriculum } from './step-props.ts'

const STATES = [
  { value: '', label: 'Choose a state' },
  ...Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
]
const ENVIRONMENTS = [
  { value: '', label: 'Not said' },
  { value: 'INDOOR', label: 'Indoors' },
  { value: 'OUTDOOR', label: 'Outdoors' },
  { value: 'BOTH', label: 'Both' },
]

/** Step 3: a range or another place, and its address. */
export function LocationStep({ form, catalogue }: StepProps) {
  const state = useCurriculum({ form, catalogue })?.state
  return (
    <>
      {catalogue.organizations.length > 0 && <RangeField form={form} catalogue={catalogue} />}
      <Line form={form} name="location.name" isRequired />
      <Line form={form} name="location.address1" isRequired />
      <Line form={form} name="location.address2" />
      <Line form={form} name="location.city" isRequired />
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing={0}>
        <NativeSelect
          label={LABELS['location.state']}
          required
          disabled={state !== undefined}
          {...(state && { description: `The curriculum is taught in ${US_STATES[state]} only.` })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={STATES}
          {...fieldOf(form, 'location.state')}
        />
        <TextInput
          label={LABELS['location.postalCode']}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          {...fieldOf(form, 'location.postalCode')}
        />
      </SimpleGrid>
      <NativeSelect label={LABELS.environment} data={ENVIRONMENTS} {...fieldOf(form, 'environment')} />
    </>
  )
}

type LineProps = {
  form: CourseForm
  name: 'location.name' | 'location.address1' | 'location.address2' | 'location.city'
  isRequired?: boolean
}

const Line = ({ form, name, isRequired = false }: LineProps) => (
  <TextInput
    label={LABELS[name]}
    required={isRequired}
    autoComplete="off"
    maxLength={200}
    {...fieldOf(form, name)}
  />
)
