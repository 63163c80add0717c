import { Button, Drawer, Group, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { FormEventHandler, ReactNode } from 'react'
import type { ApiError } from '../api/errors.ts'
import { FormFailure } from './FormFailure.tsx'
import { confirmDiscard } from './discard.ts'
import { useOpenedAfterMount } from './useOpenedAfterMount.ts'

type FormDrawerProps<Values> = {
  title: string
  opened: boolean
  onClose: () => void
  form: UseFormReturnType<Values>
  onSubmit: FormEventHandler<HTMLFormElement>
  submitLabel: string
  // Required, because a form that forgets one of them loses what was typed or stays silent.
  isPending: boolean
  error: ApiError | null
  /** Failure text of the call. */
  failure: string
  children: ReactNode
}

/** A form at the side of the page. A click beside it does not close it, and closing asks when something was typed. */
export function FormDrawer<Values extends Record<string, unknown>>(props: FormDrawerProps<Values>) {
  const { title, opened, onClose, form, onSubmit, submitLabel, isPending, error, failure, children } = props
  const isOpen = useOpenedAfterMount(opened)
  const close = async () => {
    if (!form.isDirty() || (await confirmDiscard())) onClose()
  }
  return (
    <Drawer opened={isOpen} onClose={() => void close()} title={title} position="right" size="md" closeOnClickOutside={false}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <FormFailure error={error} prefix={failure} fields={Object.keys(form.getValues())} />
          {children}
          <Group justify="flex-end" mt="sm">
            <Button variant="default" onClick={() => void close()}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Drawer>
  )
}
