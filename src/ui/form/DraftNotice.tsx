import { Alert, Button, Group } from '@mantine/core'
import { ago } from '../../lib/ago.ts'
import type { EditForm } from './useEditForm.ts'

type DraftNoticeProps = Pick<EditForm<never>, 'found' | 'restore' | 'dismiss'>

/** Offers back what was typed and not sent. */
export function DraftNotice({ found, restore, dismiss }: DraftNoticeProps) {
  if (!found) return null
  return (
    <Alert color="gray" variant="light" title={`Typed here ${ago(found.savedAt)}, not sent`}>
      <Group gap="xs">
        <Button size="sm" variant="default" onClick={restore}>
          Bring it back
        </Button>
        <Button size="sm" variant="subtle" color="gray" c="var(--mantine-color-text)" onClick={dismiss}>
          Forget it
        </Button>
      </Group>
    </Alert>
  )
}
