import type { MouseEvent, ReactNode } from 'react'
import formCss from '../ui/form/PlainForm.module.css'
import plain from '../ui/plain.module.css'
import css from './FormFrame.module.css'
import { type FormProps, forms, type FormType, type LinkedType } from './steps.ts'
import type { FormState } from './useIdentityForm.ts'

type StepLinkProps = {
  to: LinkedType
  onStep: FormProps['onStep']
  isPending: boolean
  children: ReactNode
}

/** Leaving a field says what is wrong with it, which would move a link away from under the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Leads to another form. */
export const StepLink = ({ to, onStep, isPending, children }: StepLinkProps) => (
  <button
    type="button"
    className={plain['link']}
    disabled={isPending}
    onMouseDown={keepFocus}
    onClick={() => onStep({ type: to })}
  >
    {children}
  </button>
)

type FormFrameProps = {
  type: FormType
  state: FormState
  onStep: FormProps['onStep']
  children: ReactNode
}

/** The fields, what went wrong, the button, and the other ways in. */
export function FormFrame({ type, state, onStep, children }: FormFrameProps) {
  const { onSubmit, isPending, failure, isConflict } = state
  const { submitLabel, links } = forms[type]
  const step = { onStep, isPending }
  return (
    // `post`, so that no password ever stands in an address, even where the script fails.
    <form method="post" noValidate className={formCss['form']} onSubmit={onSubmit}>
      {children}
      {failure && (
        <div ref={show} role="alert" className={formCss['failure']}>
          {failure}
          {isConflict && (
            <div>
              <StepLink to="login" {...step}>
                Sign in to that account
              </StepLink>
            </div>
          )}
        </div>
      )}
      <button type="submit" className={plain['button']} aria-disabled={isPending}>
        {isPending ? 'Sending …' : submitLabel}
      </button>
      <div className={css['links']}>
        {links.map(({ to, label }) => (
          <StepLink key={to} to={to} {...step}>
            {label}
          </StepLink>
        ))}
      </div>
    </form>
  )
}

/** Scrolls to the message, which may be outside the visible part of the page on a phone. */
const show = (failure: HTMLElement | null) => failure?.scrollIntoView({ block: 'nearest' })
