import { Menu, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { MenuAt } from '../MenuAt.tsx'
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
 * The menu of one row. A list has one for all of its rows, placed at the button that was pressed: a menu in each of
 * thousands of rows would be most of the work of scrolling.
 */
export const RowMenu = ({ label, open: { button }, actions, onClose }: RowMenuProps) => (
  <MenuAt label={label} button={button} onClose={onClose}>
    {actions.map((action, i) => (
      <RowMenuItem key={action.label} action={action} isFirst={i === 0} />
    ))}
  </MenuAt>
)

type RowMenuItemProps = { action: Action; isFirst: boolean }

function RowMenuItem({ action, isFirst }: RowMenuItemProps) {
  const { label, icon, isDanger, disabledReason, to, onSelect } = action
  const item = { leftSection: icon, ...(isFirst && { 'data-autofocus': true }) }
  // Disabled for the reader, not for the keyboard: someone who cannot reach it would not learn why.
  if (disabledReason)
    return (
      <Menu.Item {...item} aria-disabled closeMenuOnClick={false} className={classes['disabledItem']}>
        <Stack gap={2}>
          <span>{label}</span>
          <Text size="xs">{disabledReason}</Text>
        </Stack>
      </Menu.Item>
    )
  const color = isDanger && { color: 'red.9' }
  if (to !== undefined)
    return (
      <Menu.Item {...item} {...color} component={Link} to={to}>
        {label}
      </Menu.Item>
    )
  return (
    <Menu.Item {...item} {...color} onClick={onSelect}>
      {label}
    </Menu.Item>
  )
}
