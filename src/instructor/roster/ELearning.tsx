import { Group, Text } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'

/** Whether a student has completed the prerequisite lessons. Nobody is excluded for missing them. */
export const ELearning = ({ isCompleted }: { isCompleted: boolean }) => (
  <Group gap={6} wrap="nowrap" component="span">
    {isCompleted ? (
      <IconCircleCheck size={18} aria-hidden color="var(--app-accent)" />
    ) : (
      <IconClock size={18} aria-hidden color="var(--app-warning)" />
    )}
    <Text component="span" size="sm">
      {isCompleted ? 'Completed' : 'Not yet'}
    </Text>
  </Group>
)
