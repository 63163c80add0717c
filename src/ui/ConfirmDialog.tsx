import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { confirmStore } from './confirm.ts'
import { useOpenedAfterMount } from './useOpenedAfterMount.ts'

/** The generic confirmation dialog. It keeps what it showed while it fades. */
export function ConfirmDialog() {
  const asked = useSyncExternalStore(confirmStore.subscribe, confirmStore.get)
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  return (
    <Modal
      opened={useOpenedAfterMount(asked !== undefined)}
      onClose={() => asked?.answer(false)}
      title={shown?.title}
      centered
    >
      <Stack gap="lg">
        <Text component="div">{shown?.children}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => asked?.answer(false)}>
            {shown?.cancelLabel ?? 'Cancel'}
          </Button>
          <Button {...(shown?.isDanger && { color: 'red.9' })} onClick={() => asked?.answer(true)}>
            {shown?.confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
