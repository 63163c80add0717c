import { Group, Text } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import css from './Rows.module.css'

/**
 * Whether a student has completed the prerequisite lessons. Nobody is excluded for missing them. On a phone, the roster says
 * it only of those who have not.
 */
export const ELearning = ({ isCompleted }: { isCompleted: boolean }) => (
  <Group gap={6} wrap="nowrap" component="span" className={css['lessons'] ?? ''} data-done={isCompleted}>
    {isCompleted ? (
      <IconCircleCheck size={18} aria-hidden color="var(--app-accent)" />
    ) : (
      <IconClock size={18} aria-hidden color="var(--app-warning)" />
    )}
    <Text component="span" size="sm">
      <span className={css['what']}>E-learning </span>
      <span className={css['state']}>{isCompleted ? 'done' : 'open'}</span>
    </Text>
  </Group>
)
