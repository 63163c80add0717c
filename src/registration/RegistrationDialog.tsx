import { useIsMutating } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dialogFailures } from '../api/messages.ts'
import { FormModal } from '../ui/FormModal.tsx'
import { RegistrationForms } from './RegistrationForms.tsx'
import { forms, type LinkedType, type Step } from './steps.ts'

type RegistrationDialogProps = {
  opened: boolean
  /** The form that it opens with. */
  type: LinkedType
  onClose: () => void
  /** Somebody is signed in now, and the dialog can close. */
  onSignedIn: () => void
}

/** To create an account or to log in, by password or by code (spec §2), above any page. */
export function RegistrationDialog({ opened, type, onClose, onSignedIn }: RegistrationDialogProps) {
  const [step, setStep] = useState<Step>({ type })
  const [wasOpened, setWasOpened] = useState(opened)
  const title = useRef<HTMLElement>(null)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setStep({ type })
  }
  // It stays open until the answer is there: a person who has closed it does not expect to be signed in.
  const isSending =
    useIsMutating({ predicate: ({ options }) => String(options.mutationKey?.[0]) in dialogFailures }) > 0
  const changeTo = (next: Step) => {
    flushSync(() => setStep(next))
    title.current?.focus()
  }
  return (
    <FormModal
      title={
        <bdi ref={title} tabIndex={-1}>
          {forms[step.type].title}
        </bdi>
      }
      opened={opened}
      onClose={() => !isSending && onClose()}
    >
      <RegistrationForms step={step} onStep={changeTo} onSignedIn={onSignedIn} />
    </FormModal>
  )
}
