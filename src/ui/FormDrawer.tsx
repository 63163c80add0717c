import { Drawer } from '@mantine/core'
import { confirmDiscard } from './discard.ts'
import { Form, type FormProps } from './Form.tsx'
import { useOpenedAfterMount } from './useOpenedAfterMount.ts'

type FormDrawerProps<Values> = Omit<FormProps<Values>, 'onCancel'> & {
  title: string
  opened: boolean
  onClose: () => void
}

/** A form at the side of the page. A click beside it does not close it, and closing asks when something was typed. */
export function FormDrawer<Values extends Record<string, unknown>>(props: FormDrawerProps<Values>) {
  const { title, opened, onClose, ...form } = props
  const close = async () => {
    if (!form.form.isDirty() || (await confirmDiscard())) onClose()
  }
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={() => void close()}
      title={title}
      position="right"
      size="md"
      closeOnClickOutside={false}
    >
      <Form {...form} onCancel={() => void close()} />
    </Drawer>
  )
}
