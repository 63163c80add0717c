import { Stack } from '@mantine/core'
import type { ComponentType } from 'react'
import { CourseStep } from '../course-fields/CourseStep.tsx'
import { DetailsStep } from '../course-fields/DetailsStep.tsx'
import { EquipmentStep, ProvidedStep } from '../course-fields/ItemsStep.tsx'
import { LocationStep } from '../course-fields/LocationStep.tsx'
import { RegistrationStep } from '../course-fields/RegistrationStep.tsx'
import type { StepProps } from '../course-fields/step-props.ts'
import { STEPS, type Step } from './steps.ts'

const FIELDS: Record<Step['key'], ComponentType<StepProps>> = {
  course: CourseStep,
  details: DetailsStep,
  location: LocationStep,
  equipment: EquipmentStep,
  provided: ProvidedStep,
  registration: RegistrationStep,
}

/** The fields of one step. The values of the other steps stay in the form. */
export function StepFields({ step, ...props }: StepProps & { step: number }) {
  const Fields = FIELDS[STEPS[step]?.key ?? 'course']
  return (
    <Stack gap="xs">
      <Fields {...props} />
    </Stack>
  )
}
