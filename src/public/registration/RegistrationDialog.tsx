import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { dialogFailures } from '../../api/messages.ts'
import { PlainDialog } from '../ui/PlainDialog.tsx'
import { RegistrationForms } from './RegistrationForms.tsx'
import { forms, type Step } from './steps.ts'

/** On a phone, the link is in a menu, which has closed. After a sign-in, it is gone. */
const OPENERS = ['header [data-request="account"]', '#account button', '#account']

/** To create an account or to sign in, by password or by code (spec §2), above any public page. */
export function RegistrationDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ type: 'create_account' })
  // It stays open until the answer is there: a person who has closed it does not expect to be signed in.
  const isSending =
    useIsMutating({ predicate: ({ options }) => String(options.mutationKey?.[0]) in dialogFailures }) > 0
  return (
    <PlainDialog title={forms[step.type].title} isBusy={isSending} onClose={onClose} opener={OPENERS}>
      <RegistrationForms step={step} onStep={setStep} onSignedIn={onClose} />
    </PlainDialog>
  )
}
