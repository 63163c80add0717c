import { Button, Group, Text } from '@mantine/core'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session/useUserId.ts'
import { copyLink } from '../../ui/links/copy-link.ts'

/** How an instructor has their classes in a calendar of their own, where they follow each change. */
export function Subscribe() {
  const path = paths.calendarOfInstructor(useUserId())
  return (
    <Group gap="xs" mt="md">
      <Text size="sm" c="dimmed">
        Your calendar can follow the classes that visitors see.
      </Text>
      <Button component="a" variant="default" href={`webcal://${location.host}${path}`}>
        Open my calendar
      </Button>
      <Button variant="default" onClick={() => void copyLink(path)}>
        Copy the address
      </Button>
    </Group>
  )
}
