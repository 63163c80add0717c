import { useState } from 'react'
import { useCreateUserIdentity } from '../../api/generated/mesh.hooks.ts'
import { mayCapture, sendLead } from '../../api/services/leads.ts'
import { config } from '../../config.ts'
import { visit } from '../../lib/visit.ts'
import { CheckField, EmailField, TextField } from '../ui/form/fields.tsx'
import { FormFrame } from './FormFrame.tsx'
import { accountRules, type AccountValues, emptyAccount } from './rules.ts'
import { SecretField } from './SecretField.tsx'
import type { FormProps } from './steps.ts'
import { FORGET, useIdentityForm } from './useIdentityForm.ts'

const accountOf = ({ name, surname, email, password }: AccountValues) => {
  const tracking = [...visit().campaign]
  return {
    name: name.trim(),
    surname: surname.trim(),
    email: email.trim(),
    password,
    ...(tracking.length > 0 && { tracking }),
  }
}

/** Creates an account. Its owner is then signed in. */
export function CreateAccountForm({ onStep, onToken }: FormProps) {
  const { form, ...state } = useIdentityForm({
    operation: 'createUserIdentity',
    initialValues: emptyAccount,
    rules: accountRules,
    mutation: useCreateUserIdentity(FORGET),
    variables: (values) => ({ input: accountOf(values) }),
    onDone({ createUserIdentity }, { email, wantsNews }) {
      if (mayCapture(wantsNews)) sendLead('accountCreation', email.trim())
      return onToken(createUserIdentity.userToken.token, 'account_created')
    },
  })
  const [isShown, setShown] = useState(false)
  const field = (name: keyof AccountValues) => ({
    name,
    required: true,
    ...form.getInputProps(name),
  })
  const secret = { autoComplete: 'new-password', isShown, onShow: setShown }
  return (
    <FormFrame type="create_account" state={state} onStep={onStep}>
      <TextField label="First name" autoComplete="given-name" key={form.key('name')} {...field('name')} />
      <TextField
        label="Last name"
        autoComplete="family-name"
        key={form.key('surname')}
        {...field('surname')}
      />
      <EmailField
        label="Email"
        autoFocus={false}
        key={form.key('email')}
        {...field('email')}
        autoComplete="username"
      />
      <SecretField label="Password" {...secret} key={form.key('password')} {...field('password')} />
      <SecretField
        label="Confirm password"
        {...secret}
        key={form.key('confirmation')}
        {...field('confirmation')}
      />
      {config.leadsNeedOptIn && (
        <CheckField
          label="Email me about classes"
          key={form.key('wantsNews')}
          {...form.getInputProps('wantsNews', { type: 'checkbox' })}
        />
      )}
    </FormFrame>
  )
}
