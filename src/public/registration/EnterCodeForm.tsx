import { useVerifyIdentityVerification } from '../../api/generated/mesh.hooks.ts'
import { TextField } from '../ui/form/fields.tsx'
import { FormFrame } from './FormFrame.tsx'
import { codeRules, emptyCode, plainCode } from './rules.ts'
import type { FormProps, Step } from './steps.ts'
import { FORGET, useIdentityForm } from './useIdentityForm.ts'

type EnterCodeProps = FormProps & { step: Extract<Step, { type: 'verify_verification' }> }

/** Signs in with the code of an email. Whether the address has an account is not said here. */
export function EnterCodeForm({ step, onStep, onToken }: EnterCodeProps) {
  const { form, ...state } = useIdentityForm({
    operation: 'verifyIdentityVerification',
    initialValues: emptyCode,
    rules: codeRules,
    mutation: useVerifyIdentityVerification(FORGET),
    variables: ({ code }) => ({ input: { id: step.verificationId, code: plainCode(code) } }),
    onDone: ({ verifyIdentityVerification }) => onToken(verifyIdentityVerification.token, 'logged_in'),
  })
  return (
    <FormFrame type="verify_verification" state={state} onStep={onStep}>
      <TextField
        label="Code"
        hint={
          <>
            If <b>{step.email}</b> has an account, we have sent a code of six digits to it. The code is valid
            for ten minutes.
          </>
        }
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        key={form.key('code')}
        {...form.getInputProps('code')}
      />
    </FormFrame>
  )
}
