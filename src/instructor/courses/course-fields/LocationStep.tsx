import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { STATE_CHOICES, US_STATES } from '../../../lib/us-states.ts'
import { ENVIRONMENTS, LABELS } from '../course-form/labels.ts'
import { RangeField } from './RangeField.tsx'
import { type CourseForm, type StepProps, useCurriculum } from './step-props.ts'

const CHOICES = Object.entries(ENVIRONMENTS).map(([value, label]) => ({ value, label }))

/** Step 3: a range or another location, and its address. */
export function LocationStep({ form, catalog }: StepProps) {
  const state = useCurriculum({ form, catalog })?.state
  return (
    <>
      {catalog.organizations.length > 0 && <RangeField form={form} catalog={catalog} />}
      <Line form={form} name="location.name" required />
      <Line form={form} name="location.address1" required state={state} />
      <Line form={form} name="location.address2" />
      <Line form={form} name="location.city" required state={state} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="xs">
        {state === undefined ? (
          <NativeSelect
            label={LABELS['location.state']}
            required
            data={STATE_CHOICES}
            key={form.key('location.state')}
            {...form.getInputProps('location.state')}
          />
        ) : (
          <NativeSelect
            label={LABELS['location.state']}
            description={`This curriculum is taught in ${US_STATES[state]} only.`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            disabled
            data={STATE_CHOICES}
            value={state}
            error={form.errors['location.state']}
          />
        )}
        <Line
          form={form}
          name="location.postalCode"
          required
          state={state}
          inputMode="numeric"
          maxLength={10}
        />
      </SimpleGrid>
      <NativeSelect
        label={LABELS.environment}
        data={CHOICES}
        key={form.key('environment')}
        {...form.getInputProps('environment')}
      />
    </>
  )
}

type LineProps = {
  form: CourseForm
  name: `location.${'name' | 'address1' | 'address2' | 'city' | 'postalCode'}`
  /** The state set by the curriculum. The address is then in that state. */
  state?: string | undefined
  required?: boolean
  inputMode?: 'numeric'
  maxLength?: number
}

function Line({ form, name, state, maxLength = 200, ...props }: LineProps) {
  const input = form.getInputProps(name)
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    input.onChange(event)
    if (state !== undefined && form.getValues().location.state !== state)
      form.setFieldValue('location.state', state)
  }
  return (
    <TextInput
      label={LABELS[name]}
      autoComplete="off"
      maxLength={maxLength}
      {...props}
      key={form.key(name)}
      {...input}
      onChange={type}
    />
  )
}
