import { Alert } from '@mantine/core'
import { type ApiError, failureText } from '../../api/errors.ts'

type FormFailureProps = {
  error: ApiError | null
  /** Failure text of the call. */
  prefix: string
  /** The fields that show their own errors. */
  fields?: readonly string[]
  /** What happened to what was typed. */
  note?: string
}

/**
 * Why a form could not be sent, until the next try. The toast of the call has announced it, so this is no alert of its own
 * (docs/decisions/failures.md). What is said at a field is not repeated.
 */
export function FormFailure({ error, prefix, fields = [], note = '' }: FormFailureProps) {
  if (!error) return null
  const isAtFields = error.errors.every(({ field }) => field !== undefined && fields.includes(field))
  return (
    <Alert role="group" aria-label="Error" color="red">
      {isAtFields ? `${prefix}. Check the fields below.` : failureText(error, prefix)} {note}
    </Alert>
  )
}
