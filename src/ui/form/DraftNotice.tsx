import { Alert, Button, Group } from '@mantine/core'
import { ago } from '../../lib/ago.ts'
import type { EditForm } from './useEditForm.ts'

type DraftNoticeProps = Pick<EditForm<never>, 'found' | 'restore' | 'dismiss'>

/** Offers to restore what was typed earlier and not saved. */
export function DraftNotice({ found, restore, dismiss }: DraftNoticeProps) {
  if (!found) return null
  return (
    <Alert color="gray" variant="light" title={`Unsaved changes from ${ago(found.savedAt)}`}>
      <Group gap="xs">
        <Button size="sm" variant="default" onClick={restore}>
          Restore
        </Button>
        <Button size="sm" variant="subtle" color="gray" c="var(--mantine-color-text)" onClick={dismiss}>
          Discard
        </Button>
      </Group>
    </Alert>
  )
}
