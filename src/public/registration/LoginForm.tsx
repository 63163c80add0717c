import { useState } from 'react'
import { useAuthenticateIdentity } from '../../api/generated/mesh.hooks.ts'
import { EmailField } from '../ui/form/fields.tsx'
import { FormFrame, StepLink } from './FormFrame.tsx'
import css from './FormFrame.module.css'
import { emptyLogin, loginRules } from './rules.ts'
import { SecretField } from './SecretField.tsx'
import type { FormProps } from './steps.ts'
import { FORGET, useIdentityForm } from './useIdentityForm.ts'

/** Signs in with an email address and a password. */
export function LoginForm({ onStep, onToken }: FormProps) {
  const { form, ...state } = useIdentityForm({
    operation: 'authenticateIdentity',
    initialValues: emptyLogin,
    rules: loginRules,
    mutation: useAuthenticateIdentity(FORGET),
    variables: ({ email, password }) => ({ input: { email: email.trim(), password } }),
    onDone: ({ authenticateIdentity }) => onToken(authenticateIdentity.token, 'logged_in'),
  })
  const [isShown, setShown] = useState(false)
  return (
    <FormFrame type="login" state={state} onStep={onStep}>
      <EmailField
        label="Email"
        name="email"
        required
        autoComplete="username"
        autoFocus={false}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <SecretField
        label="Password"
        name="password"
        autoComplete="current-password"
        isShown={isShown}
        onShow={setShown}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <p className={css['forgot']}>
        <StepLink to="create_verification" onStep={onStep} isPending={state.isPending}>
          Forgot your password?
        </StepLink>
      </p>
    </FormFrame>
  )
}
