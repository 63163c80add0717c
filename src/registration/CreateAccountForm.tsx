import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCreateUserIdentity } from '../api/generated/mesh.hooks.ts'
import { mayCapture, sendLead } from '../api/services/leads.ts'
import { config } from '../config.ts'
import { visit } from '../lib/visit.ts'
import { EmailInput } from '../ui/form/EmailInput.tsx'
import { FormFrame } from './FormFrame.tsx'
import { accountRules, type AccountValues, emptyAccount } from './rules.ts'
import { SecretInput } from './SecretInput.tsx'
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

/** Creates an account. Its owner is then logged in. */
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
  const secret = { autoComplete: 'new-password', visible: isShown, onVisibilityChange: setShown }
  return (
    <FormFrame type="create_account" state={state} onStep={onStep}>
      <TextInput
        label="First name"
        autoComplete="given-name"
        data-autofocus
        key={form.key('name')}
        {...field('name')}
      />
      <TextInput
        label="Last name"
        autoComplete="family-name"
        key={form.key('surname')}
        {...field('surname')}
      />
      <EmailInput label="Email" key={form.key('email')} {...field('email')} autoComplete="username" />
      <SecretInput label="Password" {...secret} key={form.key('password')} {...field('password')} />
      <SecretInput
        label="Confirm password"
        {...secret}
        key={form.key('confirmation')}
        {...field('confirmation')}
      />
      {config.leadsNeedOptIn && (
        <Checkbox
          label="Email me about classes"
          size="md"
          pb="md"
          key={form.key('wantsNews')}
          {...form.getInputProps('wantsNews', { type: 'checkbox' })}
        />
      )}
    </FormFrame>
  )
}
