import { useEffect, useState } from 'react'
import { paths } from '../../../paths.ts'
import { currentSession } from '../../../session/session.ts'
import { later } from '../../../ui/later.tsx'
import { windowTitle } from '../../../ui/window-title.ts'
import { forms, type Step } from '../../registration/steps.ts'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import plain from '../../ui/plain.module.css'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { useTitleFocus } from '../../ui/useTitleFocus.ts'
import css from './LegacyLoginPage.module.css'

const RegistrationForms = later(
  async () => (await import('../../registration/RegistrationForms.tsx')).RegistrationForms,
  () => <div className={plain['list']} role="status" aria-label="Loading the form" />,
  NotLoaded,
)

const leave = () => location.replace(paths.dashboard())

/** The sign-in of instructors from before the member portal. Someone who is signed in goes on to their own pages. */
export function LegacyLoginPage() {
  const [step, setStep] = useState<Step>({ type: 'login' })
  const title = step.type === 'login' ? 'Instructor sign in' : forms[step.type].title
  const heading = useTitleFocus(title)
  useEffect(() => {
    if (currentSession()) leave()
  }, [])
  return (
    <div className={plain['page']}>
      <title>{windowTitle('Instructor sign in')}</title>
      <meta name="robots" content="noindex" />
      <section className={`${plain['card']} ${plain['stack']} ${css['narrow']}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {useIsHydrated() && <RegistrationForms step={step} onStep={setStep} onSignedIn={leave} />}
        <noscript>
          <p>Signing in needs JavaScript. Please turn it on for this page.</p>
        </noscript>
      </section>
    </div>
  )
}

export { LegacyLoginPage as Component }
