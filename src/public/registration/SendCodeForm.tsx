import { useCreateIdentityVerification } from '../../api/generated/mesh.hooks.ts'
import { EmailField } from '../ui/form/fields.tsx'
import { FormFrame } from './FormFrame.tsx'
import { emptyVerification, verificationRules } from './rules.ts'
import type { FormProps } from './steps.ts'
import { FORGET, useIdentityForm } from './useIdentityForm.ts'

/** Asks for a code by email, to sign in without a password. */
export function SendCodeForm({ onStep }: FormProps) {
  const { form, ...state } = useIdentityForm({
    operation: 'createIdentityVerification',
    initialValues: emptyVerification,
    rules: verificationRules,
    mutation: useCreateIdentityVerification(FORGET),
    variables: ({ email }) => ({ input: { email: email.trim() } }),
    onDone({ createIdentityVerification: { id } }, { email }) {
      onStep({ type: 'verify_verification', verificationId: id, email: email.trim() })
      return undefined
    },
  })
  return (
    <FormFrame type="create_verification" state={state} onStep={onStep}>
      <EmailField
        label="Email"
        hint="We email you a code to sign in with. You need no password."
        name="email"
        required
        autoComplete="username"
        autoFocus={false}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
    </FormFrame>
  )
}
