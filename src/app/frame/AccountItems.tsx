import { Menu, Text } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { MeQuery } from '../../api/generated/mesh.types.ts'
import { signOut } from '../../session/leaving.ts'
import { MenuAt } from '../../ui/MenuAt.tsx'

type AccountItemsProps = { me: MeQuery['me']; button: HTMLElement; onClose: () => void }

/** The account menu: who is signed in, and signing out. */
export function AccountItems({ me, button, onClose }: AccountItemsProps) {
  const queryClient = useQueryClient()
  return (
    <MenuAt label="Account" button={button} onClose={onClose}>
      <Menu.Label>
        <Text component="span" display="block" fw={600} c="var(--mantine-color-text)">
          {me.name} {me.surname}
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
      <Menu.Item
        leftSection={<IconLogout size={16} aria-hidden />}
        data-autofocus
        onClick={() => signOut(queryClient)}
      >
        Sign out
      </Menu.Item>
    </MenuAt>
  )
}
