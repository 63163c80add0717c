import { Paper, Title } from '@mantine/core'
import { useState } from 'react'
import { useHeadingFocus } from '../ui/useHeadingFocus.ts'
import { windowTitle } from '../ui/window-title.ts'
import { RegistrationForms } from './RegistrationForms.tsx'
import { forms, type FormType, type Step } from './steps.ts'

const TYPES = Object.keys(forms) as FormType[]

/** The log-in page from before the member portal. Its loader takes people who are signed in to their own pages. */
export function LegacyLoginPage() {
  const [step, setStep] = useState<Step>({ type: 'login' })
  const heading = useHeadingFocus(TYPES.indexOf(step.type))
  return (
    <Paper withBorder maw={480} mx="auto" p={{ base: 'md', xs: 'xl' }}>
      <title>{windowTitle()}</title>
      <Title ref={heading} order={1} size="h2" mb="lg" tabIndex={-1}>
        {step.type === 'login' ? 'Instructor log in' : forms[step.type].title}
      </Title>
      <RegistrationForms step={step} onStep={setStep} />
    </Paper>
  )
}

export { LegacyLoginPage as Component }
