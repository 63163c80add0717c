import { type FormValidateInput, useForm, type UseFormReturnType } from '@mantine/form'
import { useDidUpdate, useForceUpdate } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { VersionMeta } from '../../api/generated/training.types.ts'
import { type Difference, differences, type FieldNames, keepingMine } from './conflict.ts'
import { type Base, type Draft, drafts } from './drafts.ts'
import { fitting } from './fitting.ts'

type Values = Record<string, unknown>
type Options<V extends Values> = {
  /** What is typed here, for example `registrant.new.501`: the same form finds its draft again by it. */
  name: string
  initialValues: V
  validate: FormValidateInput<V>
  /** Where the initial values come from, for a form that edits what somebody else may edit at the same time. */
  stored?: { meta: VersionMeta | undefined; names: FieldNames<V> }
  /** Restores a draft at once, instead of offering it. It makes what was kept valid again. */
  restores?: (kept: V) => V
}

/** Somebody saved another version after this form was filled in. */
export type Conflict = { savedAt: number; differences: Difference[] }

/** A form, and what is kept of it until it is sent. */
export type EditForm<V extends Values> = {
  form: UseFormReturnType<V>
  /** What was typed before and not sent, until it is brought back or dismissed. */
  found: Draft | undefined
  restore(): void
  dismiss(): void
  /** When the draft was written that was restored at once, in milliseconds; undefined if there was none. */
  restoredAt: number | undefined
  /** Empties a form that was restored at once. */
  startOver(): void
  /** What is typed now survives the page. */
  isKept: boolean
  /** On its way to the server. Not React state: who leaves right after the answer must find that it has arrived. */
  isSending(): boolean
  setSending(isSending: boolean): void
  /** It is sent, or no longer wanted. */
  settle(): void
  /** The ETag of the version that is edited here; undefined if the server has no versions. */
  ifMatch(): string | undefined
  /** The server refused it as the edit of an old version. */
  setOutdated(): void
  /** What to decide before it can be sent. It is there once the newer version is. */
  conflict: Conflict | undefined
  /** Puts what was typed on top of the newer version, to be sent. */
  keepMine(): void
  /** Fills in the newer version. What was typed can be restored. */
  takeTheirs(): void
}

/** The version of the initial values. Not React state: what is sent or kept right after a change must have the new one. */
class EditedVersion {
  private version: string | undefined

  constructor(version: string | undefined) {
    this.version = version
  }

  get = () => this.version

  set(version: string | undefined) {
    this.version = version
  }

  get etag() {
    return this.version && `"${this.version}"`
  }
}

/**
 * A form that keeps what is typed. Newer data from the server goes into it as long as nothing has been typed; after that
 * what was typed stays, and so does the version that it was typed into.
 */
export function useEditForm<V extends Values>({
  name,
  initialValues,
  validate,
  stored,
  restores,
}: Options<V>): EditForm<V> {
  const [draft] = useState(() => drafts.read(name))
  const [found, setFound] = useState(restores ? undefined : draft)
  const [restoredAt, setRestoredAt] = useState(restores && draft?.savedAt)
  const [isKept, setKept] = useState(true)
  const [isOutdated, setOutdated] = useState(false)
  const draw = useForceUpdate()
  const sending = useRef(false)
  const version = stored?.meta?.version
  const [edited] = useState(() => new EditedVersion(version))
  const form = useForm<V>({
    mode: 'uncontrolled',
    validateInputOnBlur: true,
    initialValues:
      restores && draft
        ? restores({ ...initialValues, ...fitting(draft.values, initialValues) })
        : initialValues,
    validate,
    onValuesChange(values) {
      if (form.isDirty()) setKept(drafts.write(name, values, baseNow()))
      else if (!found) drafts.remove(name)
      // The notice above the fields compares what is typed in them.
      if (isOutdated) draw()
    },
  })
  // Restored values are typed ones: they differ from what the form began with.
  useState(() => form.setInitialValues(initialValues))
  const baseNow = (): Base | undefined => {
    const base = edited.get()
    return base === undefined ? undefined : { version: base, values: form.getInitialValues() }
  }
  const versions = () => ({ base: form.getInitialValues(), theirs: initialValues, mine: form.getValues() })

  /** From here on, the newest version is what is edited. */
  const startFrom = (from: string | undefined, values: V) => {
    edited.set(from)
    form.resetDirty(values)
    setOutdated(false)
  }
  useDidUpdate(() => {
    if (form.isDirty()) return
    const isFilled = JSON.stringify(form.getValues()) === JSON.stringify(initialValues)
    startFrom(version, initialValues)
    if (!isFilled) form.reset()
  }, [JSON.stringify([initialValues, version])])

  const focusFirst = () => form.getInputNode(Object.keys(initialValues)[0] ?? '')?.focus()
  // The button that was pressed goes with the notice; the focus would fall out of the form.
  const closeNotice = () => flushSync(() => setFound(undefined))

  return {
    form,
    found,
    isKept,
    isSending: () => sending.current,
    setSending(isSending) {
      sending.current = isSending
    },
    restore() {
      const base = found?.base
      const isOlder = version !== undefined && base !== undefined && base.version !== version
      if (isOlder) {
        startFrom(base.version, { ...initialValues, ...fitting(base.values, initialValues) })
        setOutdated(true)
      }
      if (found) form.setValues(fitting(found.values, initialValues))
      closeNotice()
      if (!isOlder) focusFirst()
    },
    dismiss() {
      if (!form.isDirty()) drafts.remove(name)
      closeNotice()
      focusFirst()
    },
    restoredAt,
    startOver() {
      form.reset()
      drafts.remove(name)
      setRestoredAt(undefined)
    },
    settle() {
      sending.current = false
      form.resetDirty()
      drafts.remove(name)
    },
    ifMatch: () => edited.etag,
    setOutdated() {
      setOutdated(true)
      // Another tab with this form has removed the draft when it was sent from there.
      setKept(drafts.write(name, form.getValues(), baseNow()))
    },
    conflict:
      isOutdated && stored?.meta && stored.meta.version !== edited.get()
        ? { savedAt: Date.parse(stored.meta.updatedAt), differences: differences(stored.names, versions()) }
        : undefined,
    keepMine() {
      const mine = keepingMine(versions())
      startFrom(version, initialValues)
      form.setValues(mine)
    },
    takeTheirs() {
      const values = form.getValues()
      const base = baseNow()
      startFrom(version, initialValues)
      form.reset()
      setKept(drafts.write(name, values, base))
      flushSync(() => setFound({ savedAt: Date.now(), values, ...(base && { base }) }))
      focusFirst()
    },
  }
}
