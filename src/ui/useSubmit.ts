import type { UseFormReturnType } from '@mantine/form'
import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ApiError } from '../api/errors.ts'

type Submit<Values, Variables, Data> = {
  form: UseFormReturnType<Values>
  mutation: UseMutationResult<Data, ApiError, Variables>
  /** The arguments of the call for what was typed. */
  variables: (values: Values) => Variables
  onDone: (data: Data) => void
}

/**
 * Sends a form once. It stays sent until it fails, changes or goes away: a second click is not a second student. What
 * the server says of a field is shown at the field; the rest is for the form, see `FormFailure`.
 */
export function useSubmit<Values extends Record<string, unknown>, Variables, Data>(options: Submit<Values, Variables, Data>) {
  const { form, mutation, variables, onDone } = options
  const sent = useRef<string>(undefined)
  const failed = (error: ApiError) => {
    sent.current = undefined
    const atFields = error.errors.filter(({ field }) => field !== undefined && field in form.getValues())
    form.setErrors(Object.fromEntries(atFields.map(({ field, message }) => [String(field), message])))
    const [first] = atFields
    if (first?.field) form.getInputNode(first.field)?.focus()
  }
  return form.onSubmit(
    (values) => {
      const content = JSON.stringify(values)
      if (sent.current === content) return
      sent.current = content
      mutation.mutate(variables(values), { onSuccess: (data) => onDone(data), onError: failed })
    },
    (errors) => {
      const [first] = Object.keys(errors)
      if (first) form.getInputNode(first)?.focus()
    },
  )
}
