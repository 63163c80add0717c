import { Alert } from '@mantine/core'
import type { ApiError } from '../../api/errors.ts'
import { failureText } from '../../api/query-client.ts'

type FormFailureProps = {
  error: ApiError | null
  /** Failure text of the call. */ prefix: string
  fields: readonly string[]
}

/** Says above a form why it failed. Messages that appear at a field are not repeated here. */
export function FormFailure({ error, prefix, fields }: FormFailureProps) {
  if (!error) return null
  const isAtFields = error.errors.every(({ field }) => field !== undefined && fields.includes(field))
  return (
    <Alert role="alert" color="red" variant="light">
      {isAtFields ? `${prefix}. Check the fields below.` : failureText(error, prefix)}
    </Alert>
  )
}
