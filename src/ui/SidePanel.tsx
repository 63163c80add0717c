import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDialog } from './useDialog.ts'

type SidePanelProps = {
  title: ReactNode
  opened: boolean
  /** Closes the drawer by navigating, because the URL holds whether it is open. */
  onClose: () => void
  children: ReactNode
}

/** A drawer at the side of the page. A click outside does not close it. */
export const SidePanel = ({ title, opened, onClose, children }: SidePanelProps) => (
  <Drawer
    {...useDialog(opened)}
    onClose={onClose}
    title={title}
    position="right"
    size="md"
    closeOnClickOutside={false}
  >
    {children}
  </Drawer>
)
