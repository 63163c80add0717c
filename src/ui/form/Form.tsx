import { Button, Group, Stack } from '@mantine/core'
import type { FormEvent, FormEventHandler, ReactNode } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { dialogBar, pageBar } from '../bottom-bar.ts'
import { QuietButton } from '../looks.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import css from './Form.module.css'
import { FormFailure } from './FormFailure.tsx'
import type { EditForm } from './useEditForm.ts'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

type FormProps<Values extends Record<string, unknown>> = {
  edit: EditForm<Values>
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Leaves by a navigation; what was typed is asked about there. */
  onCancel: () => void
  cancelLabel?: string
  submitLabel: string
  /** For a form that can stay open for the next one. Enter does this; see `isNext`. */
  nextLabel?: string
  mutation: { isPending: boolean; error: ApiError | null }
  /** Failure text of the call. */
  failure: string
  /** What the form has let go of and is not sent: it is asked about like what is typed. */
  behind?: { isSending: () => boolean; hasUnsent: () => boolean; discard: () => void }
  /** Where the form can be longer than the screen: its buttons stay in sight, at the bottom of the dialog or the page. */
  bar?: 'dialog' | 'page'
  children: ReactNode
}

const NEXT = 'next'

const BARS = { dialog: dialogBar, page: pageBar }

/** Whether a form was sent by Enter or by the button that keeps it open for the next one. */
export const isNext = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === NEXT

/** Fields, with what went wrong above them and the buttons below. Nothing typed here is lost without a question. */
export function Form<Values extends Record<string, unknown>>(props: FormProps<Values>) {
  const {
    edit,
    onSubmit,
    onCancel,
    cancelLabel = 'Cancel',
    submitLabel,
    nextLabel,
    mutation: { isPending, error },
    failure,
    behind,
    bar,
    children,
  } = props
  const { form, isKept, isSending, settle } = edit
  useUnsavedGuard({
    isDirty: () => form.isDirty() || behind?.hasUnsent() === true,
    isSending: () => isSending() || behind?.isSending() === true,
    isKept,
    onDiscard() {
      settle()
      behind?.discard()
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className={css['form']} data-bar={bar}>
      <Stack gap="xs" className={css['fields'] ?? ''}>
        <DraftNotice {...edit} />
        {edit.conflict ? (
          <ConflictNotice {...edit} conflict={edit.conflict} />
        ) : (
          <FormFailure error={error} prefix={failure} fields={Object.keys(form.getValues())} />
        )}
        {children}
        <Group justify="flex-end" className={css['actions'] ?? ''} ref={bar && BARS[bar]}>
          <QuietButton onClick={onCancel}>{cancelLabel}</QuietButton>
          {nextLabel && (
            <QuietButton type="submit" value={NEXT} disabled={isPending}>
              {nextLabel}
            </QuietButton>
          )}
          <Button type="submit" loading={isPending}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
