import { Box, Stack, Text } from '@mantine/core'
import { config } from '../../config.ts'
import { plural } from '../../lib/words.ts'
import { confirm } from '../../ui/confirm.ts'
import type { Summary } from './marks.ts'
import { STATUSES } from './statuses.ts'

/** Nobody checks more names than this in a dialog. */
const MOST = 500

/**
 * Asks for a final confirmation, because results cannot be changed later.
 * @param names as entered, so that the instructor can check them for the certificates
 */
export function confirmSubmit({ tally, total }: Summary, names: readonly string[]): Promise<boolean> {
  const given = STATUSES.filter(({ status }) => tally[status] > 0)
  const more = names.length - MOST
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
        <Text>Check that the names are spelled right:</Text>
        <Box
          tabIndex={0}
          role="group"
          aria-label={`Names of ${plural(total, 'student')}`}
          mah="32vh"
          p="sm"
          bg="var(--app-surface)"
          style={{ overflowY: 'auto' }}
        >
          <Box component="ul" m={0} pl="md" style={{ columns: '12rem' }}>
            {names.slice(0, MOST).map((name, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may have one name
              <li key={i}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </Box>
        </Box>
        {more > 0 && <Text size="sm">and {plural(more, 'more')}</Text>}
      </Stack>
    ),
    confirmLabel: 'Submit results',
    cancelLabel: 'Not yet',
  })
}
