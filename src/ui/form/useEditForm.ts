import { type FormValidateInput, useForm, type UseFormReturnType } from '@mantine/form'
import { useDidUpdate } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Draft, drafts } from './drafts.ts'

type Values = Record<string, unknown>
type Options<V extends Values> = {
  /** What is typed here, for example `registrant.new.501`: the same form finds its draft again by it. */
  name: string
  initialValues: V
  validate: FormValidateInput<V>
}

/** A form, and what is kept of it until it is sent. */
export type EditForm<V extends Values> = {
  form: UseFormReturnType<V>
  /** What was typed before and not sent, until it is brought back or dismissed. */
  found: Draft | undefined
  restore(): void
  dismiss(): void
  /** What is typed now survives the page. */
  isKept: boolean
  /** On its way to the server. Not React state: who leaves right after the answer must find that it has arrived. */
  isSending(): boolean
  setSending(isSending: boolean): void
  /** It is sent, or no longer wanted. */
  settle(): void
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

/** The values of a draft that the form still has, in their old type; what an older release kept may be anything. */
const fitting = <V extends Values>(draft: Values, initial: V): Partial<V> =>
  Object.fromEntries(
    Object.keys(initial)
      .filter((key) => key in draft)
      .filter((key) => initial[key] === null || typeOf(draft[key]) === typeOf(initial[key]))
      .map((key) => [
        key,
        isGroup(initial[key]) ? withFitting(draft[key] as Values, initial[key]) : draft[key],
      ]),
  ) as Partial<V>

const isGroup = (value: unknown): value is Values => typeOf(value) === 'object'

/** A group of fields, such as an address: those that the draft lacks are as they were. */
const withFitting = (draft: Values, initial: Values) => ({ ...initial, ...fitting(draft, initial) })

/**
 * A form that keeps what is typed. Newer data from the server goes into it as long as nothing has been typed; after that
 * what was typed stays.
 */
export function useEditForm<V extends Values>({ name, initialValues, validate }: Options<V>): EditForm<V> {
  const [found, setFound] = useState(() => drafts.read(name))
  const [isKept, setKept] = useState(true)
  const sending = useRef(false)
  const form = useForm<V>({
    mode: 'uncontrolled',
    validateInputOnBlur: true,
    initialValues,
    validate,
    onValuesChange(values) {
      if (form.isDirty()) setKept(drafts.write(name, values))
      else if (!found) drafts.remove(name)
    },
  })
  useDidUpdate(() => {
    if (form.isDirty()) return
    form.setInitialValues(initialValues)
    form.reset()
  }, [JSON.stringify(initialValues)])

  // The button that was pressed goes with the notice; the focus would fall out of the form.
  const closeNotice = () => {
    flushSync(() => setFound(undefined))
    form.getInputNode(Object.keys(initialValues)[0] ?? '')?.focus()
  }

  return {
    form,
    found,
    isKept,
    isSending: () => sending.current,
    setSending(isSending) {
      sending.current = isSending
    },
    restore() {
      if (found) form.setValues(fitting(found.values, initialValues))
      closeNotice()
    },
    dismiss() {
      if (!form.isDirty()) drafts.remove(name)
      closeNotice()
    },
    settle() {
      sending.current = false
      form.resetDirty()
      drafts.remove(name)
    },
  }
}
