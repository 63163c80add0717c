import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { sessionExpired } from '../api/messages.ts'
import { useDialog } from '../ui/useDialog.ts'
import { signInAgain } from './sign-in-again.ts'

/** The session-timeout dialog (spec §4), shown on top of whatever the person was doing. */
export function SessionDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal
      {...useDialog(opened)}
      onClose={onClose}
      title={sessionExpired.title}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={300}
      centered
    >
      <Stack gap="lg">
        <Text>{sessionExpired.text}</Text>
        <Group justify="flex-end">
          <Button data-autofocus onClick={signInAgain}>
            OK
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
