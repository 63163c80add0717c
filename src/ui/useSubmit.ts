import type { UseFormReturnType } from '@mantine/form'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '../api/errors.ts'

type Submit<Values, Variables, Data> = {
  form: UseFormReturnType<Values>
  mutation: UseMutationResult<Data, ApiError, Variables>
  /** The arguments of the call for what was typed. */
  variables: (values: Values) => Variables
  onDone: (data: Data) => void
}

/** Not React state: it must hold at once, or a fast second click would come before the next render. */
class SendLock {
  private content: string | undefined

  /** False when this very content has been sent already. */
  take(values: unknown): boolean {
    const content = JSON.stringify(values)
    if (content === this.content) return false
    this.content = content
    return true
  }

  release() {
    this.content = undefined
  }
}

/**
 * Sends a form once. It stays sent until it fails, changes or goes away: a second click is not a second student. What
 * the server says of a field is shown at the field; the rest is for the form, see `FormFailure`.
 */
export function useSubmit<Values extends Record<string, unknown>, Variables, Data>(
  options: Submit<Values, Variables, Data>,
) {
  const { form, mutation, variables, onDone } = options
  const [lock] = useState(() => new SendLock())
  const focus = (field: string | undefined) => field !== undefined && form.getInputNode(field)?.focus()
  const failed = (error: ApiError) => {
    lock.release()
    const atFields = error.errors.filter(({ field }) => field !== undefined && field in form.getValues())
    form.setErrors(Object.fromEntries(atFields.map(({ field, message }) => [String(field), message])))
    focus(atFields[0]?.field)
  }
  return form.onSubmit(
    (values) => {
      if (lock.take(values))
        mutation.mutate(variables(values), { onSuccess: (data) => onDone(data), onError: failed })
    },
    (errors) => focus(Object.keys(errors)[0]),
  )
}
