import type { FormEventHandler, ReactNode } from 'react'
import type { ApiError } from '../../../api/errors.ts'
import { AHEAD } from '../../../ui/form/useEditForm.ts'
import css from './PlainForm.module.css'
import plain from '../plain.module.css'
import { hostToasts } from './toast-host.tsx'
import { formFailure } from './useFormMutation.ts'

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
    <form ref={hostToasts} method="post" noValidate className={css['form']} onSubmit={onSubmit}>
      {children}
      {/* No alert: the toast of the call has announced it (docs/decisions/failures.md). */}
      {error && (
        <p ref={show} role="group" aria-label="Error" className={css['failure']}>
          {textOf(error, failure, fields)}
        </p>
      )}
      <div role="status">{isAhead && <p>{AHEAD}</p>}</div>
      <button type="submit" className={plain['button']} aria-disabled={isPending}>
        {isPending ? 'Sending …' : submitLabel}
      </button>
    </form>
  )
}

/** Scrolls to the message and the button below it, which may be outside the visible part of the page on a phone. */
const show = (failure: HTMLElement | null) =>
  failure?.parentElement?.lastElementChild?.scrollIntoView({ block: 'nearest' })

function textOf(error: ApiError, failure: string, fields: readonly string[]) {
  const isAtFields = error.errors.every(({ field }) => field !== undefined && fields.includes(field))
  return isAtFields ? `${failure}. Check the fields above.` : formFailure(error, failure)
}
