import { useAuthenticateIdentity } from '../api/generated/mesh.hooks.ts'
import { EmailInput } from '../ui/form/EmailInput.tsx'
import { FormFrame } from './FormFrame.tsx'
import { emptyLogin, loginRules } from './rules.ts'
import { SecretInput } from './SecretInput.tsx'
import type { FormProps } from './steps.ts'
import { FORGET, useIdentityForm } from './useIdentityForm.ts'

/** Logs in with an email address and a password. */
export function LoginForm({ onStep, onToken }: FormProps) {
  const { form, ...state } = useIdentityForm({
    operation: 'authenticateIdentity',
    initialValues: emptyLogin,
    rules: loginRules,
    mutation: useAuthenticateIdentity(FORGET),
    variables: ({ email, password }) => ({ input: { email: email.trim(), password } }),
    onDone: ({ authenticateIdentity }) => onToken(authenticateIdentity.token, 'logged_in'),
  })
  return (
    <FormFrame type="login" state={state} onStep={onStep}>
      <EmailInput
        label="Email"
        name="email"
        required
        autoComplete="username"
        data-autofocus
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <SecretInput
        label="Password"
        name="password"
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
    </FormFrame>
  )
}
