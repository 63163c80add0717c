import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { MeQuery } from '../api/generated/mesh.types.ts'
import { initials } from '../lib/initials.ts'
import { signOut } from '../session/sign-out.ts'
import classes from './Shell.module.css'

/** Who is signed in, and the way out. */
export function AccountMenu({ me }: { me: MeQuery['me'] }) {
  const queryClient = useQueryClient()
  const name = `${me.name} ${me.surname}`
  return (
    <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes['avatar']}>
          <span className="visually-hidden">Account of {name}</span>
          <Avatar color="pine" variant="light" aria-hidden>
            {initials(me.name, me.surname)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text component="span" display="block" fw={600} c="var(--mantine-color-text)">
            {name}
          </Text>
          {me.memberNumber && (
            <Text component="span" display="block" size="sm">
              Member {me.memberNumber}
            </Text>
          )}
          {me.instructor && (
            <Text component="span" display="block" size="sm">
              Instructor {me.instructor.instructorNumber}
            </Text>
          )}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => signOut(queryClient)}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
