import { Menu, Text } from '@mantine/core'
import {
  IconCertificate,
  IconCreditCard,
  IconFileText,
  IconLogout,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useQualificationProgress } from '../../../api/generated/mesh.hooks.ts'
import type { MeQuery } from '../../../api/generated/mesh.types.ts'
import { paths } from '../../../paths.ts'
import { headerDataOf, membershipLines } from '../../../session/header-data.ts'
import { signOut } from '../../../session/leaving.ts'
import { MEMBER_LINKS } from '../../../session/member-links.ts'
import { pageOwner } from '../../../session/page-owner.ts'
import { confirm } from '../../../ui/confirm.ts'
import { signOutQuestion, unsent } from '../../../ui/form/unsent.ts'
import { MenuAt } from '../../../ui/MenuAt.tsx'
import { forgetGraded } from '../../roster/results/graded.ts'

const INSTRUCTOR_ITEMS = [
  { to: paths.instructorAccount(), label: 'Account', Icon: IconUser },
  { to: paths.certifications(), label: 'Certifications', Icon: IconCertificate },
  { to: paths.acceptAgreements(), label: 'Agreements', Icon: IconFileText },
  { to: paths.payments(), label: 'Payments', Icon: IconCreditCard },
]

type AccountItemsProps = {
  me: MeQuery['me']
  button: HTMLElement
  onDisplay: () => void
  onClose: () => void
}

/** The signed-in person, the pages about an instructor, the sub-menu (spec §2), and the way out. */
export function AccountItems({ me, button, onDisplay, onClose }: AccountItemsProps) {
  const queryClient = useQueryClient()
  const progress = useQualificationProgress({ meta: { toast: { failure: false } } })
  const data = headerDataOf({ me }, progress.data)
  const { completedQualifications: completed } = data
  return (
    <MenuAt label="Account" button={button} onClose={onClose}>
      <Menu.Label>
        <Text component="span" display="block" fw={600} c="var(--mantine-color-text)">
          {data.name}
        </Text>
        {membershipLines(data, me.instructor?.instructorNumber).map((line) => (
          <Text key={line} component="span" display="block" size="sm">
            {line}
          </Text>
        ))}
      </Menu.Label>
      <Menu.Divider />
      {me.instructor && (
        <>
          {INSTRUCTOR_ITEMS.map(({ to, label, Icon }, i) => (
            <Menu.Item
              key={to}
              component={Link}
              to={to}
              data-autofocus={i === 0 || undefined}
              leftSection={<Icon size={16} aria-hidden />}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
        </>
      )}
      <Menu.Label>Membership</Menu.Label>
      {MEMBER_LINKS.signedIn.map(({ label, href }, i) => (
        <Menu.Item
          key={href}
          component="a"
          href={href}
          data-autofocus={(!me.instructor && i === 0) || undefined}
        >
          {label}
          {label === 'Qualifications' && !!completed && ` (${completed} completed)`}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<IconSun size={16} aria-hidden />} onClick={onDisplay}>
        Display
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLogout size={16} aria-hidden />}
        onClick={() => void askToSignOut(queryClient)}
      >
        Sign out
      </Menu.Item>
    </MenuAt>
  )
}

/** Signs out. If that deletes something that was not sent, it asks first and names it. */
async function askToSignOut(queryClient: QueryClient) {
  const { note, ...question } = signOutQuestion
  forgetGraded(queryClient)
  const lost = unsent(pageOwner.getState().userId)
  const isSure =
    !lost.length || (await confirm({ ...question, children: [...lost, note].join(' '), isDanger: true }))
  if (isSure) signOut(queryClient)
}
