import type { FormEventHandler, ReactNode } from 'react'
import { type ApiError, failureText } from '../../../api/errors.ts'
import { AHEAD } from '../../form/useEditForm.ts'
import classes from './PlainForm.module.css'
import plain from '../plain.module.css'

type PlainFormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>
  submitLabel: string
  // All are required, because a form that forgot one of them would not show its errors.
  isPending: boolean
  error: ApiError | null
  /** The text to show if the call fails. */
  failure: string
  /** The names of the fields, which show their own errors. */
  fields: readonly string[]
  /** What is in the fields was typed while something else was on its way. */
  isAhead: boolean
  children: ReactNode
}

/** The fields of a public form, its failure message and its button. The fields keep their values after a failure. */
export const PlainForm = (props: PlainFormProps) => {
  const { onSubmit, submitLabel, isPending, error, failure, fields, isAhead, children } = props
  return (
    // `post`, so that no typed text ends up in an address, even if the script fails.
    <form method="post" noValidate className={classes['form']} onSubmit={onSubmit}>
      {children}
      {/* Rendered from the start, because screen readers announce changes only in elements that exist. */}
      <div role="alert">
        {error && (
          <p ref={show} className={classes['failure']}>
            {textOf(error, failure, fields)}
          </p>
        )}
      </div>
      <div role="status">{isAhead && <p>{AHEAD}</p>}</div>
      <button type="submit" className={plain['button']} aria-disabled={isPending}>
        {isPending ? 'Sending …' : submitLabel}
      </button>
    </form>
  )
}

/** Scrolls to the message, which may be outside the visible part of the page on a phone. */
const show = (failure: HTMLElement | null) => failure?.scrollIntoView({ block: 'nearest' })

function textOf(error: ApiError, failure: string, fields: readonly string[]) {
  const isAtFields = error.errors.every(({ field }) => field !== undefined && fields.includes(field))
  return isAtFields ? `${failure}. Check the fields above.` : failureText(error, failure)
}
