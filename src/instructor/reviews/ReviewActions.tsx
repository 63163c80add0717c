import { Button, Group, Text } from '@mantine/core'
import { IconMessageReply, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReviewResource } from '../../api/generated/training.types.ts'
import { TAKES_ROW_FOCUS } from '../../ui/data-table/row-attributes.ts'
import { reviewerName } from './review-entry.ts'
import css from './Reviews.module.css'

type ReviewActionsProps = {
  review: ReviewResource
  /** The instructor has replied, and may change the reply. */
  isReplied: boolean
  isRemoving: boolean
  onReply: () => void
  onRemove: () => void
}

const BUTTON = { size: 'sm', variant: 'subtle', px: 12 } as const

/** What an instructor can do with a review. */
export function ReviewActions({ review, isReplied, isRemoving, onReply, onRemove }: ReviewActionsProps) {
  const reviewer = <span className="visually-hidden"> to {reviewerName(review.attributes)}</span>
  // It takes the focus from the button that was pressed, and passes it on to the one that comes.
  if (isRemoving)
    return (
      <Text size="sm" tabIndex={-1} {...TAKES_ROW_FOCUS}>
        Deleting your reply…
      </Text>
    )
  return (
    <Group gap="xs" className={css['actions'] ?? ''}>
      <Button
        {...BUTTON}
        {...TAKES_ROW_FOCUS}
        leftSection={
          isReplied ? <IconPencil size={16} aria-hidden /> : <IconMessageReply size={16} aria-hidden />
        }
        onClick={onReply}
      >
        {isReplied ? 'Edit reply' : 'Reply'}
        {reviewer}
      </Button>
      {isReplied && (
        <Button
          {...BUTTON}
          c="var(--app-error)"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onRemove}
        >
          Delete reply{reviewer}
        </Button>
      )}
    </Group>
  )
}
