import type { FormEventHandler, ReactNode } from 'react'
import { type ApiError, failureText } from '../../../api/errors.ts'
import classes from './PlainForm.module.css'
import plain from '../plain.module.css'

type PlainFormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>
  submitLabel: string
  // Required, because a form that forgets one of them stays silent.
  isPending: boolean
  error: ApiError | null
  /** Failure text of the call. */
  failure: string
  /** The fields that show their own errors. */
  fields: readonly string[]
  children: ReactNode
}

/** The fields of a public form, why it could not be sent, and its button. What was typed stays after a failure. */
export const PlainForm = (props: PlainFormProps) => {
  const { onSubmit, submitLabel, isPending, error, failure, fields, children } = props
  return (
    // `post`, so that nothing typed ever stands in an address, even where the script fails.
    <form method="post" noValidate className={classes['form']} onSubmit={onSubmit}>
      {children}
      {/* It exists from the start, or screen readers would announce nothing. */}
      <div role="alert">
        {error && (
          <p ref={show} className={classes['failure']}>
            {textOf(error, failure, fields)}
          </p>
        )}
      </div>
      <button type="submit" className={plain['button']} aria-disabled={isPending}>
        {isPending ? 'Sending …' : submitLabel}
      </button>
    </form>
  )
}

/** It may be below what a phone shows. */
const show = (failure: HTMLElement | null) => failure?.scrollIntoView({ block: 'nearest' })

function textOf(error: ApiError, failure: string, fields: readonly string[]) {
  const isAtFields = error.errors.every(({ field }) => field !== undefined && fields.includes(field))
  return isAtFields ? `${failure}. Check the fields above.` : failureText(error, failure)
}
