import { Button, Group, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { FormEventHandler, ReactNode } from 'react'
import type { ApiError } from '../api/errors.ts'
import { FormFailure } from './FormFailure.tsx'
import classes from './Form.module.css'

export type FormProps<Values> = {
  form: UseFormReturnType<Values>
  onSubmit: FormEventHandler<HTMLFormElement>
  onCancel: () => void
  submitLabel: string
  // Required, because a form that forgets one of them stays silent.
  isPending: boolean
  error: ApiError | null
  /** Failure text of the call. */
  failure: string
  children: ReactNode
}

/** Fields, what went wrong above them, and the way on or back below. */
export function Form<Values extends Record<string, unknown>>(props: FormProps<Values>) {
  const { form, onSubmit, onCancel, submitLabel, isPending, error, failure, children } = props
  return (
    <form onSubmit={onSubmit} noValidate className={classes['form']}>
      <Stack gap="xs">
        <FormFailure error={error} prefix={failure} fields={Object.keys(form.getValues())} />
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
