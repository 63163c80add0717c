import { Menu } from '@mantine/core'
import { type ReactNode, type RefCallback, useLayoutEffect, useState } from 'react'

type MenuAtProps = {
  /** What the menu is called, for those who do not see where it opened. */
  label: string
  /** The button that was pressed. It takes the focus back. */
  button: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** A menu that opens at a button which is rendered somewhere else, so that its code can come after the click. */
export function MenuAt({ label, button, onClose, children }: MenuAtProps) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    button.focus()
    onClose()
  }
  return (
    <Menu
      opened={isOpen}
      onClose={close}
      position="bottom-end"
      width={280}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ButtonElsewhere button={button} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label} aria-labelledby={undefined}>
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Represents a button that is rendered somewhere else: the menu is placed at it. */
function ButtonElsewhere({ ref, button }: { ref?: RefCallback<HTMLElement>; button: HTMLElement }) {
  useLayoutEffect(() => {
    ref?.(button)
    return () => void ref?.(null)
  }, [ref, button])
  return null
}
