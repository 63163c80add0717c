import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { listAgreementsQuery } from '../api/generated/training.hooks.ts'
import { ownAccountQuery, ownCertificationsQuery } from '../api/queries.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from './Panel.tsx'
import { obstacles } from './readiness.ts'
import type { Home } from './useHome.ts'

/** What is missing before the instructor can teach: agreements, certifications, payments. */
export function Readiness({ home: { userId, now } }: { home: Home }) {
  const year = new Date(now).getFullYear()
  const agreements = useQuery(listAgreementsQuery({ year }))
  const account = useQuery(ownAccountQuery(userId))
  const accountId = account.data?.data.attributes.accountId
  const certifications = useQuery({
    ...ownCertificationsQuery(accountId ?? ''),
    enabled: accountId !== undefined,
  })
  return (
    <Panel title="Ready to teach">
      <Loaded queries={{ agreements, account, certifications }} what="what you need to teach" lines={1}>
        {(known) => {
          const found = obstacles(known, now)
          if (!found.length)
            return <Text c="dimmed">Agreements, certifications and payments are in order.</Text>
          return (
            <Stack gap="md">
              {found.map(({ id, title, text, to, action }) => (
                <Group key={id} justify="space-between" gap="sm">
                  <div>
                    <Text fw={600}>{title}</Text>
                    <Text size="sm" c="dimmed">
                      {text}
                    </Text>
                  </div>
                  <Button component={Link} to={to} variant="default">
                    {action}
                  </Button>
                </Group>
              ))}
            </Stack>
          )
        }}
      </Loaded>
    </Panel>
  )
}
