import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDialog } from './useDialog.ts'
import { useIsPhone } from './useIsPhone.ts'

type FormModalProps = {
  title: ReactNode
  opened: boolean
  /** Closes the dialog by navigating, because the URL holds whether it is open. */
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form. It fills the screen of a phone, and a click outside does not close it. */
export function FormModal({ title, opened, onClose, children }: FormModalProps) {
  const isPhone = useIsPhone()
  return (
    <Modal
      {...useDialog(opened)}
      onClose={onClose}
      title={title}
      fullScreen={isPhone}
      closeOnClickOutside={false}
    >
      {children}
    </Modal>
  )
}
