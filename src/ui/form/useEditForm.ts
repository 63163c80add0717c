import { type FormValidateInput, useForm, type UseFormReturnType } from '@mantine/form'
import { useDidUpdate, useForceUpdate } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { IdempotencyKeys } from '../../lib/idempotency-keys.ts'
import { keepingMine } from './conflict.ts'
import type { Base, Draft } from './drafts.ts'
import { type Conflict, EditedVersion, type Stored } from './edited-version.ts'
import { fitting } from './fitting.ts'
import { OwnDraft } from './own-draft.ts'

type Values = Record<string, unknown>
type Options<V extends Values> = {
  /** What is typed here, for example `registrant.new.501`: the same form finds its draft again by it. */
  name: string
  initialValues: V
  validate: FormValidateInput<V>
  /** Where the initial values come from, for a form that edits what somebody else may edit at the same time. */
  stored?: Stored<V>
  /** Restores what its draft has taken up, instead of offering it. `sound` makes what was kept valid again. */
  restores?: { own: OwnDraft; sound: (kept: V) => V }
}

/** What a form says while it is ahead of what was sent. */
export const AHEAD = 'What you typed after you pressed the button is not sent yet.'

/** A form, and what is kept of it until it is sent. */
export type EditForm<V extends Values> = {
  form: UseFormReturnType<V>
  /** What was typed before and not sent, until it is brought back or dismissed. */
  found: Draft | undefined
  /** What was restored is in the form, and `found` is something else. */
  hasRestored: boolean
  restore(): void
  dismiss(): void
  /** When the draft was written that was restored at once, in milliseconds; undefined if there was none. */
  restoredAt: number | undefined
  /** Empties a form that was restored at once. */
  startOver(): void
  /** What is typed now survives the page. */
  isKept: boolean
  /** On its way to the server. Not React state: a navigation right after the response must see it. */
  isSending(): boolean
  setSending(isSending: boolean): void
  /** The keys of what this form creates. They live as long as what is typed here, a reload included. */
  keys: IdempotencyKeys
  /**
   * It is sent, or no longer wanted. False if more was typed while it was on its way: that stays, on top of what was sent.
   *
   * @param sent by default what is in the form now
   * @param version of what was sent, as the server stored it
   */
  settle(sent?: V, version?: string): boolean
  /** What is in the form was typed while something else was on its way. */
  isAhead: boolean
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

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether a draft was saved after all: everything that was typed is stored by now. */
function isStored({ values, base }: Draft, stored: Values): boolean {
  const as = (kept: Values): Values => ({ ...stored, ...fitting(kept, stored) })
  const mine = as(values)
  return isSame(base ? keepingMine({ base: as(base.values), theirs: stored, mine }) : mine, stored)
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
  const [own] = useState(() => restores?.own ?? new OwnDraft(name))
  const [draft] = useState(own.takenUp)
  const [offers, setOffers] = useState(() => {
    for (const one of own.found) if (isStored(one, initialValues)) own.forget(one.id)
    return restores ? [] : own.found.filter((one) => !isStored(one, initialValues))
  })
  const [found, ...earlier] = offers
  const [hasRestored, setRestored] = useState(false)
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt)
  const [isAhead, setAhead] = useState(false)
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
        ? restores.sound({ ...initialValues, ...fitting(draft.values, initialValues) })
        : initialValues,
    validate,
    onValuesChange(values) {
      if (form.isDirty()) setKept(own.write(values, baseNow()))
      else {
        setAhead(false)
        own.remove()
      }
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
    setAhead(false)
  }
  useDidUpdate(() => {
    if (form.isDirty()) return
    const isFilled = isSame(form.getValues(), initialValues)
    startFrom(version, initialValues)
    if (!isFilled) form.reset()
  }, [JSON.stringify([initialValues, version])])

  const focusFirst = () => form.getInputNode(Object.keys(initialValues)[0] ?? '')?.focus()
  // The button that was pressed goes with the notice; the focus would fall out of the form.
  const offer = (next: Draft[]) => flushSync(() => setOffers(next))

  return {
    form,
    found,
    hasRestored,
    isKept,
    isSending: () => sending.current,
    setSending(isSending) {
      sending.current = isSending
    },
    keys: own.keys,
    restore() {
      if (!found) return
      const { id, base, values } = found
      const isOlder = version !== undefined && base !== undefined && base.version !== version
      // What is typed by now changes places with it.
      const typed = own.setAside()
      if (isOlder) {
        startFrom(base.version, { ...initialValues, ...fitting(base.values, initialValues) })
        setOutdated(true)
      }
      form.setValues(fitting(values, initialValues))
      own.forget(id)
      setRestored(true)
      offer([...typed, ...earlier])
      if (!isOlder) focusFirst()
    },
    dismiss() {
      if (found) own.forget(found.id)
      offer(earlier)
      focusFirst()
    },
    restoredAt,
    startOver() {
      form.reset()
      own.remove()
      setRestoredAt(undefined)
    },
    settle(sent = form.getValues(), saved = edited.get()) {
      sending.current = false
      const isAll = isSame(form.getValues(), sent)
      startFrom(saved, sent)
      setAhead(!isAll)
      const isSent = ({ values }: Draft) => isSame(values, sent)
      if (isAll) own.settle(isSent)
      else setKept(own.write(form.getValues(), baseNow()))
      setOffers((offered) => offered.filter((one) => !isSent(one)))
      return isAll
    },
    isAhead,
    ifMatch: () => edited.etag,
    setOutdated() {
      setOutdated(true)
    },
    conflict: isOutdated ? edited.conflictWith(stored, versions()) : undefined,
    keepMine() {
      const mine = keepingMine(versions())
      startFrom(version, initialValues)
      form.setValues(mine)
    },
    takeTheirs() {
      const mine = own.setAside()
      startFrom(version, initialValues)
      form.reset()
      offer([...mine, ...offers])
      focusFirst()
    },
  }
}
