import { type FormValidateInput, useForm, type UseFormReturnType } from '@mantine/form'
import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEventHandler, useState } from 'react'
import { dialogFailureText, isAccountConflict } from '../../api/dialog-failure.ts'
import type { ApiError } from '../../api/errors.ts'
import { hasField } from '../../ui/form/has-field.ts'

/** Options of the calls: a password must not stay in the cache after the answer. */
export const FORGET = { gcTime: 0 }

type Values = Record<string, string | boolean>

type Options<V extends Values, Variables, Data> = {
  /** The call, by its name in the contract: its failure has its own words. */
  operation: string
  initialValues: V
  rules: FormValidateInput<V>
  mutation: UseMutationResult<Data, ApiError, Variables>
  variables: (values: V) => Variables
  /** May give a reason why the answer is of no use, for the person to read. */
  onDone: (data: Data, values: V) => string | undefined
}

/** Not React state: a second press may come before the next render. */
class Lock {
  private isTaken = false

  take() {
    if (this.isTaken) return false
    this.isTaken = true
    return true
  }

  release() {
    this.isTaken = false
  }
}

export type FormState = {
  onSubmit: FormEventHandler<HTMLFormElement>
  isPending: boolean
  /** Why the last try failed. */
  failure: string | undefined
  /** It failed because the email has an account already. */
  isConflict: boolean
}

/**
 * A form that signs a person in. Unlike other forms it keeps no draft, because a password must not stay in the browser.
 * Pressing Enter a second time does nothing until the answer is there.
 */
export function useIdentityForm<V extends Values, Variables, Data>({
  operation,
  initialValues,
  rules,
  mutation,
  variables,
  onDone,
}: Options<V, Variables, Data>): FormState & { form: UseFormReturnType<V> } {
  const form = useForm<V>({ mode: 'uncontrolled', validateInputOnBlur: true, initialValues, validate: rules })
  const [problem, setProblem] = useState<string>()
  const [lock] = useState(() => new Lock())
  const focus = ([field = '']: string[]) => form.getInputNode(field)?.focus()

  const showAtFields = ({ errors }: ApiError) => {
    const atFields = errors.flatMap(({ field = '', message }) =>
      hasField(form.getValues(), field) ? [[field, message] as const] : [],
    )
    form.setErrors(Object.fromEntries(atFields))
    focus(atFields.map(([field]) => field))
  }

  return {
    form,
    isPending: mutation.isPending,
    failure: mutation.error ? dialogFailureText(operation, mutation.error) : problem,
    isConflict: mutation.error !== null && isAccountConflict(mutation.error),
    onSubmit: form.onSubmit(
      (values) => {
        if (!lock.take()) return
        setProblem(undefined)
        mutation.mutate(variables(values), {
          onSuccess: (data) => setProblem(onDone(data, values)),
          onError: showAtFields,
          onSettled: () => lock.release(),
        })
      },
      (errors) => focus(Object.keys(errors)),
    ),
  }
}
