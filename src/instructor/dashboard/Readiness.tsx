import { Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Loaded } from '../../ui/Loaded.tsx'
import { Hint, QuietButton } from '../../ui/looks.ts'
import { Panel } from './Panel.tsx'
import { obstacles } from './readiness.ts'
import type { Home } from './useHome.ts'
import { useRequirements } from './useRequirements.ts'

/** What is missing before the instructor can teach: agreements, certifications, payments. */
export function Readiness({ home }: { home: Home }) {
  const requirements = useRequirements(home)
  return (
    <Panel title="Ready to teach">
      <Loaded queries={requirements} what="what you need to teach" lines={1}>
        {(known) => {
          const found = obstacles(known, home.now)
          if (!found.length)
            return <Text c="dimmed">Agreements, certifications and payments are in order.</Text>
          return (
            <Stack>
              {found.map(({ id, title, text, to, action }) => (
                <Group key={id} justify="space-between" gap="sm">
                  <div>
                    <Text fw={600}>{title}</Text>
                    <Hint>{text}</Hint>
                  </div>
                  <QuietButton component={Link} to={to}>
                    {action}
                  </QuietButton>
                </Group>
              ))}
            </Stack>
          )
        }}
      </Loaded>
    </Panel>
  )
}
