import { Alert, Button, Group } from '@mantine/core'
import { ago } from '../../lib/ago.ts'
import { QuietButton } from '../looks.ts'
import { AHEAD, type EditForm } from './useEditForm.ts'

type DraftNoticeProps = Pick<EditForm<never>, 'found' | 'hasRestored' | 'restore' | 'dismiss' | 'isAhead'>

/** Offers to restore what was typed earlier and not saved, and says what was not sent with the rest. */
export function DraftNotice({ found, hasRestored, restore, dismiss, isAhead }: DraftNoticeProps) {
  if (isAhead)
    return (
      <Alert role="status" color="orange">
        {AHEAD}
      </Alert>
    )
  if (!found) return null
  return (
    <Alert
      color="gray"
      title={`${hasRestored ? 'Other unsaved' : 'Unsaved'} changes from ${ago(found.savedAt)}`}
    >
      <Group gap="xs">
        <QuietButton size="sm" onClick={restore}>
          Restore
        </QuietButton>
        <Button size="sm" variant="subtle" color="gray" c="var(--mantine-color-text)" onClick={dismiss}>
          Discard
        </Button>
      </Group>
    </Alert>
  )
}
