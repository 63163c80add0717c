import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { archiveStudentMutation } from '../../../api/generated/training.hooks.ts'
import type { StudentResource } from '../../../api/generated/training.types.ts'
import { plural } from '../../../lib/words.ts'
import { useStayWhile } from '../../../ui/form/useUnsavedGuard.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { StepHeading } from '../../../ui/StepHeading.tsx'
import { ManyProgress } from '../../shared/many/ManyProgress.tsx'
import { Names } from '../../shared/many/Names.tsx'
import { callOneOfMany } from '../../shared/many/one-of-many.ts'
import { tryAgainLabel, useMany } from '../../shared/many/useMany.ts'

type ArchiveManyProps = { students: readonly StudentResource[]; onClose: () => void }

/** Archives many students after asking, and shows what became of each. */
export function ArchiveMany({ students, onClose }: ArchiveManyProps) {
  const client = useQueryClient()
  const many = useMany<StudentResource>({
    change: 'archiveStudent',
    // To archive somebody again changes nothing.
    call: ({ id }) => callOneOfMany(client, archiveStudentMutation(), { id }),
  })
  useStayWhile(many.isSending)
  if (many.lines.length)
    return (
      <ManyProgress many={many} verb="archived" retry={{ label: tryAgainLabel(many), run: many.retry }}>
        <Group justify="flex-end">
          <QuietButton onClick={onClose}>Close</QuietButton>
        </Group>
      </ManyProgress>
    )
  const count = plural(students.length, 'student')
  return (
    <Stack>
      <StepHeading>Archive {count}?</StepHeading>
      <Names people={students} />
      <Text size="sm">
        They are removed from your list. There is no way to restore a student from here. Rosters and results
        stay as they are.
      </Text>
      <Group justify="space-between">
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <Button onClick={() => many.start(students)}>Archive {count}</Button>
      </Group>
    </Stack>
  )
}
