import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { sessionExpired } from '../api/messages.ts'
import { clearTokenCookie } from './cookie.ts'
import { memberPortalLogin } from './member-portal.ts'
import { useOpenedAfterMount } from '../ui/useOpenedAfterMount.ts'
import { sessionDialog } from './session-dialog.ts'

/** Says that the session is over, on top of whatever was being done, and leads to the sign-in and back here. */
export function SessionDialog() {
  const isOpen = useOpenedAfterMount(useSyncExternalStore(sessionDialog.subscribe, sessionDialog.isOpen))
  const signIn = () => {
    clearTokenCookie()
    location.assign(memberPortalLogin(new URL(location.href)))
  }
  return (
    <Modal
      opened={isOpen}
      onClose={signIn}
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
          <Button data-autofocus onClick={signIn}>
            OK
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
