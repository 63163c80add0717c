import { Menu } from '@mantine/core'
import { type ReactNode, type RefCallback, useLayoutEffect, useState } from 'react'

type MenuAtProps = {
  /** The menu's name for screen readers. */
  label: string
  /** The button that opened the menu. It gets the focus back. */
  button: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** A menu for a button that is rendered elsewhere, so that the menu's code can load after the click. */
export function MenuAt({ label, button, onClose, children }: MenuAtProps) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    // A click outside may close the menu while its button is out of sight. Scrolling there would move what is clicked away.
    button.focus({ preventScroll: true })
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

/** Stands in for a button that is rendered elsewhere, so that the menu is positioned at it. */
function ButtonElsewhere({ ref, button }: { ref?: RefCallback<HTMLElement>; button: HTMLElement }) {
  useLayoutEffect(() => {
    ref?.(button)
    return () => void ref?.(null)
  }, [ref, button])
  return null
}
