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
        Keep your public classes in your own calendar. It updates when they change.
      </Text>
      <Button component="a" variant="default" href={`webcal://${location.host}${path}`}>
        Add to my calendar
      </Button>
      <Button variant="default" onClick={() => void copyLink(path)}>
        Copy link
      </Button>
    </Group>
  )
}
