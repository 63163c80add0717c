import { track } from '../lib/data-layer.ts'
import { signInWith } from '../session/sign-in.ts'
import { CreateAccountForm } from './CreateAccountForm.tsx'
import { EnterCodeForm } from './EnterCodeForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SendCodeForm } from './SendCodeForm.tsx'
import type { FormProps, Step } from './steps.ts'

type RegistrationFormsProps = Pick<FormProps, 'onStep'> & { step: Step; onSignedIn?: () => void }

/** The form of a step. Another step brings a new form, so what was typed and what went wrong is gone (spec §4). */
export function RegistrationForms({ step, onStep, onSignedIn }: RegistrationFormsProps) {
  const onToken: FormProps['onToken'] = (token, event) => {
    const problem = signInWith(token)
    if (problem) return problem
    track(event)
    onSignedIn?.()
    return undefined
  }
  const props: FormProps = { onStep, onToken }
  switch (step.type) {
    case 'login':
      return <LoginForm {...props} />
    case 'create_account':
      return <CreateAccountForm {...props} />
    case 'create_verification':
      return <SendCodeForm {...props} />
    case 'verify_verification':
      return <EnterCodeForm {...props} step={step} />
  }
}
