import { Menu, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isInstructorPath } from '../../paths.ts'
import { MenuAt } from '../MenuAt.tsx'
import css from './DataTable.module.css'

/** An action on a row. */
export type Action = {
  label: string
  icon?: ReactNode
  isDanger?: boolean
  /** The key that does it to the row with the focus. */
  letter?: 'e'
  /** Why the action is unavailable. The reason is shown, and the action does nothing. */
  disabledReason?: string | undefined
  /** `to` is a page of either half. */
} & ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never })

/** The row whose menu is open, and the button it opened from. */
export type OpenMenu = { rowId: string; button: HTMLElement }

type RowMenuProps = { label: string; open: OpenMenu; actions: readonly Action[]; onClose: () => void }

/**
 * The menu of one row. A list shares a single menu among all its rows and places it at the pressed button, because a
 * menu in each of thousands of rows would make scrolling slow.
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
  // Only aria-disabled: keyboard users must be able to reach the item to learn why it is unavailable.
  if (disabledReason)
    return (
      <Menu.Item {...item} aria-disabled closeMenuOnClick={false} className={css['disabledItem']}>
        <Stack gap={2}>
          <span>{label}</span>
          <Text size="xs">{disabledReason}</Text>
        </Stack>
      </Menu.Item>
    )
  const color = isDanger && ({ c: 'var(--app-error)' } as const)
  if (to !== undefined)
    return (
      <Menu.Item {...item} {...color} component={Link} to={to} reloadDocument={!isInstructorPath(to)}>
        {label}
      </Menu.Item>
    )
  return (
    <Menu.Item {...item} {...color} onClick={onSelect}>
      {label}
    </Menu.Item>
  )
}
