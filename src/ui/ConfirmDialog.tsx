import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { Asked } from './confirm.ts'
import { QuietButton } from './looks.ts'
import { useLast } from './useLast.ts'
import { useDialog } from './useDialog.ts'

type ConfirmDialogProps = { asked: Asked | undefined; opened: boolean; onClose: () => void }

/** The generic confirmation dialog. It keeps its content while it fades out. */
export function ConfirmDialog({ asked, opened, onClose }: ConfirmDialogProps) {
  const shown = useLast(asked)
  return (
    <Modal {...useDialog(opened)} onClose={onClose} title={shown?.title} centered>
      <Stack gap="lg">
        <Text component="div">{shown?.children}</Text>
        <Group justify="flex-end">
          <QuietButton data-autofocus onClick={onClose}>
            {shown?.cancelLabel ?? 'Cancel'}
          </QuietButton>
          <Button {...(shown?.isDanger && { color: 'red.9' })} onClick={() => asked?.answer(true)}>
            {shown?.confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
