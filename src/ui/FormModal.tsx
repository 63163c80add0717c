import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useDialog } from './useDialog.ts'

type FormModalProps = {
  title: ReactNode
  opened: boolean
  /** Leaves by a navigation: that it is open stands in the URL. */
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form in it: the whole screen of a phone. A click beside it does not close it. */
export function FormModal({ title, opened, onClose, children }: FormModalProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
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
