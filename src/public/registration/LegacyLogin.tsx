import { useEffect, useState } from 'react'
import { paths } from '../../paths.ts'
import { currentSession } from '../../session/session.ts'
import { useTitleFocus } from '../ui/useTitleFocus.ts'
import { RegistrationForms } from './RegistrationForms.tsx'
import { forms, type Step } from './steps.ts'

const leave = () => location.replace(paths.dashboard())

/** The forms on a page of their own. Someone who is signed in goes on to their own pages. @param title of the first form */
export function LegacyLogin({ title: first }: { title: string }) {
  const [step, setStep] = useState<Step>({ type: 'login' })
  const title = step.type === 'login' ? first : forms[step.type].title
  const heading = useTitleFocus(title)
  useEffect(() => {
    if (currentSession()) leave()
  }, [])
  return (
    <>
      <h1 ref={heading} id="title" tabIndex={-1}>
        {title}
      </h1>
      <RegistrationForms step={step} onStep={setStep} onSignedIn={leave} />
    </>
  )
}
