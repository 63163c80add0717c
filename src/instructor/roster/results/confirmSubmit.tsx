import { Box, Group, Stack, Text } from '@mantine/core'
import type { RegistrantStatus } from '../../../api/generated/training.types.ts'
import { config } from '../../../config.ts'
import { formatCount, plural } from '../../../lib/words.ts'
import { confirm } from '../../../ui/confirm.ts'
import { Hint } from '../../../ui/looks.ts'
import { ResultBadge } from '../../shared/ResultBadge.tsx'
import type { Summary } from './marks.ts'
import { STATUSES } from './statuses.ts'

/** Nobody checks more names than this under one result. */
const MOST = 500

/** The exceptions come first: they are few, and a slip among them cannot be undone. */
const ORDER: readonly RegistrantStatus[] = ['FAILED', 'REMEDIAL', 'NO_SHOW', 'PASSED']

/**
 * Asks for a final confirmation, because results cannot be changed later.
 * @param namesOf the students with a result, as entered, so that the instructor can check them for the certificates
 */
export function confirmSubmit(
  { tally, total }: Summary,
  namesOf: (status: RegistrantStatus) => readonly string[],
): Promise<boolean> {
  const given = STATUSES.filter(({ status }) => tally[status] > 0)
  return confirm({
    title: 'Submit these results?',
    children: (
      <Stack gap="sm">
        <Text fw={600}>
          {given.map(({ status, label }) => `${tally[status]} ${label.toLowerCase()}`).join(', ')}
        </Text>
        <Text>
          After this, the results and the roster are locked. For corrections, call {config.supportPhone},{' '}
          {config.supportHours}.
        </Text>
        <Text>Check who has which result, and that the names are spelled right:</Text>
        <Box
          tabIndex={0}
          role="group"
          aria-label={`Results of ${plural(total, 'student')}`}
          mah="38vh"
          p="sm"
          bg="var(--app-surface)"
          style={{ overflowY: 'auto' }}
        >
          <Stack>
            {ORDER.filter((status) => tally[status] > 0).map((status) => (
              <Names key={status} status={status} names={namesOf(status)} />
            ))}
          </Stack>
        </Box>
      </Stack>
    ),
    confirmLabel: 'Submit results',
    cancelLabel: 'Not yet',
  })
}

function Names({ status, names }: { status: RegistrantStatus; names: readonly string[] }) {
  const more = names.length - MOST
  return (
    <section>
      <Group gap="xs" mb={4}>
        <ResultBadge status={status} />
        <Hint>{plural(names.length, 'student')}</Hint>
      </Group>
      <Box component="ul" pl="md" style={{ columns: '12rem', listStyle: 'disc' }}>
        {names.slice(0, MOST).map((name, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have one name
          <li key={i}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </Box>
      {more > 0 && <Text size="sm">and {formatCount(more)} more</Text>}
    </section>
  )
}
