import { useState } from 'react'
import type { ApiError } from '../../api/errors.ts'
import type { IdempotencyKey } from '../../lib/idempotency-keys.ts'
import { versionIn } from './edited-version.ts'
import { hasField } from './has-field.ts'
import type { EditForm } from './useEditForm.ts'

/** A call as a form makes it. */
export type Call<Variables, Data> = {
  mutate: (
    variables: Variables,
    then: { onSuccess: (data: Data) => void; onError: (error: ApiError) => void },
  ) => void
}

type Submit<Values extends Record<string, unknown>, Variables, Data> = {
  edit: EditForm<Values>
  /** Must settle with the response, not after lists are fetched again: until then, the form counts as unsent. */
  mutation: Call<Variables, Data>
  /** Whether it may go now; false holds it back until the next press. @param at time of the press, in milliseconds */
  mayGo?: (values: Values, at: number) => boolean
  /**
   * The arguments of the call for what was typed; undefined when there is nothing to send.
   *
   * @param keyOf gives a call that creates something its idempotency key: the same for the same content, so that a
   *   second press after a lost answer is no second student
   */
  variables: (values: Values, keyOf: (content: unknown) => IdempotencyKey) => Variables | undefined
  /** The server has it; without data when there was nothing to send. @param sent what it has; more may be typed by now */
  onSent?: (sent: Values, data?: Data) => void
  /** Everything that is typed is sent: the form may close. */
  onDone: (data?: Data) => void
  /** Shows the errors, in the order of the fields; without it, the first field with an error takes the focus. */
  show?: (fields: string[]) => void
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
  const { edit, mutation, mayGo, variables, onSent, onDone } = options
  const { form } = edit
  const [lock] = useState(() => new SendLock())
  const { show = ([field = '']) => form.getInputNode(field)?.focus() } = options
  const failed = (error: ApiError) => {
    edit.setSending(false)
    lock.release()
    if (error.status === 412) edit.setOutdated()
    const atFields = error.errors.flatMap(({ field = '', message }): [string, string][] =>
      hasField(form.getValues(), field) ? [[field, message]] : [],
    )
    form.setErrors(Object.fromEntries(atFields))
    show(atFields.map(([field]) => field))
  }
  return form.onSubmit(
    (values, event) => {
      if (!lock.take(values)) return
      if (mayGo?.(values, event?.timeStamp ?? 0) === false) return lock.release()
      let created: { content: unknown; key: IdempotencyKey } | undefined
      const args = variables(values, (content) => {
        created = { content, key: edit.keys.of(content) }
        return created.key
      })
      const done = (data?: Data) => {
        if (created) edit.keys.forget(created.content)
        const isAll = edit.settle(values, versionIn(data))
        onSent?.(values, data)
        // What was sent is not what is in the form: it may be typed and sent once more.
        if (isAll) onDone(data)
        else lock.release()
      }
      const onError = (error: ApiError) => {
        if (created) edit.keys.failed(created.content, created.key, error)
        failed(error)
      }
      if (args === undefined) return done()
      edit.setSending(true)
      mutation.mutate(args, { onSuccess: done, onError })
    },
    (errors) => show(Object.keys(errors)),
  )
}
