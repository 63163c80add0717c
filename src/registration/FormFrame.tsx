import { Alert, Anchor, Button, Flex, Stack } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import css from '../ui/form/Form.module.css'
import { type FormProps, forms, type FormType, type LinkedType } from './steps.ts'
import type { FormState } from './useIdentityForm.ts'

type FormFrameProps = {
  type: FormType
  state: FormState
  onStep: FormProps['onStep']
  children: ReactNode
}

/** Leaving a field says what is wrong with it, which would move a link away from under the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** What went wrong, the fields, the button, and the other ways in. */
export function FormFrame({ type, state, onStep, children }: FormFrameProps) {
  const { onSubmit, isPending, failure, isConflict } = state
  const { submitLabel, links } = forms[type]
  const linkTo = (to: LinkedType, label: string) => (
    <Anchor
      key={to}
      component="button"
      type="button"
      underline="always"
      py={10}
      disabled={isPending}
      onMouseDown={keepFocus}
      onClick={() => onStep({ type: to })}
    >
      {label}
    </Anchor>
  )
  return (
    // `post`, so that no password ever stands in an address, even where the script fails.
    <form method="post" noValidate className={css['form']} onSubmit={onSubmit}>
      <Stack gap="xs">
        {failure && (
          <Alert role="alert" color="red" variant="light">
            {failure}
            {isConflict && <div>{linkTo('login', 'Log in to that account')}</div>}
          </Alert>
        )}
        {children}
        <Button type="submit" fullWidth loading={isPending}>
          {submitLabel}
        </Button>
        <Flex justify="center" wrap="wrap" columnGap="lg">
          {links.map(({ to, label }) => linkTo(to, label))}
        </Flex>
      </Stack>
    </form>
  )
}
