import { Menu, Stack, Text } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import classes from './DataTable.module.css'

/** Something to do with a row. */
export type Action = {
  label: string
  icon?: ReactNode
  isDanger?: boolean
  /** Why it cannot be done now. It is shown, and the action is not taken. */
  disabledReason?: string | undefined
} & ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never })

/** Which row's menu is open, and at which button. */
export type OpenMenu = { rowId: string; button: HTMLElement }

type RowMenuProps = { label: string; open: OpenMenu; actions: readonly Action[]; onClose: () => void }

/**
 * The menu of one row. A list has one for all of its rows, placed over the button that was pressed: a menu in each
 * of thousands of rows would be most of the work of scrolling.
 */
export function RowMenu({ label, open: { button }, actions, onClose }: RowMenuProps) {
  // Mantine tells where to put a menu from its target when it opens, so the target has to stand there before.
  const isPlaced = useMounted()
  const [isClosed, setClosed] = useState(false)
  const close = () => {
    setClosed(true)
    button.focus()
    onClose()
  }
  const { top, left, width, height } = button.getBoundingClientRect()
  return (
    <Menu
      opened={isPlaced && !isClosed}
      onClose={close}
      position="bottom-end"
      width={280}
      returnFocus={false}
    >
      <Menu.Target>
        <span className={classes['menuTarget']} style={{ top, left, width, height }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label} aria-labelledby={undefined}>
        {actions.map((action) => (
          <RowMenuItem key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function RowMenuItem({
  action: { label, icon, isDanger, disabledReason, to, onSelect },
}: {
  action: Action
}) {
  const color = isDanger && !disabledReason ? { color: 'red.9' } : {}
  // Disabled for the reader, not for the keyboard: who cannot reach it would not learn why.
  if (disabledReason)
    return (
      <Menu.Item
        aria-disabled
        leftSection={icon}
        closeMenuOnClick={false}
        className={classes['disabledItem']}
      >
        <Stack gap={2}>
          <span>{label}</span>
          <Text size="xs">{disabledReason}</Text>
        </Stack>
      </Menu.Item>
    )
  if (to !== undefined)
    return (
      <Menu.Item component={Link} to={to} leftSection={icon} {...color}>
        {label}
      </Menu.Item>
    )
  return (
    <Menu.Item leftSection={icon} onClick={onSelect} {...color}>
      {label}
    </Menu.Item>
  )
}
