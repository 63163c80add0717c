import type { ComponentType } from 'react'
import { track } from '../../lib/data-layer.ts'
import { signInWith } from '../../session/sign-in.ts'
import { CreateAccountForm } from './CreateAccountForm.tsx'
import { EnterCodeForm } from './EnterCodeForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SendCodeForm } from './SendCodeForm.tsx'
import type { FormProps, LinkedType, Step } from './steps.ts'

const FORMS: Readonly<Record<LinkedType, ComponentType<FormProps>>> = {
  login: LoginForm,
  create_account: CreateAccountForm,
  create_verification: SendCodeForm,
}

type RegistrationFormsProps = Pick<FormProps, 'onStep'> & { step: Step; onSignedIn?: () => void }

/** The form of a step. Each step has a form of its own, so changing the type resets all forms (spec §4). */
export function RegistrationForms({ step, onStep, onSignedIn }: RegistrationFormsProps) {
  const onToken: FormProps['onToken'] = (token, event) => {
    const problem = signInWith(token)
    if (problem) return problem
    track(event)
    onSignedIn?.()
    return undefined
  }
  const props: FormProps = { onStep, onToken }
  if (step.type === 'verify_verification') return <EnterCodeForm {...props} step={step} />
  const Form = FORMS[step.type]
  return <Form {...props} />
}
