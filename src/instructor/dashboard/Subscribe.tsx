import { Group } from '@mantine/core'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session/useUserId.ts'
import { copyLink } from '../../ui/links/copy-link.ts'
import { Hint, QuietButton } from '../../ui/looks.ts'

/** How an instructor has their classes in a calendar of their own, where they follow each change. */
export function Subscribe() {
  const path = paths.calendarOfInstructor(useUserId())
  return (
    <Group gap="xs" mt="md">
      <Hint>Keep your public classes in your own calendar. It updates when they change.</Hint>
      <QuietButton component="a" href={`webcal://${location.host}${path}`}>
        Add to my calendar
      </QuietButton>
      <QuietButton onClick={() => void copyLink(path)}>Copy link</QuietButton>
    </Group>
  )
}
