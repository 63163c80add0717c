import { Text } from '@mantine/core'
import type { ReplyResource } from '../../api/generated/training.types.ts'
import { fullName } from '../../domain/person.ts'
import { formatMoment } from '../../lib/venue-time.ts'
import type { ReviewEntry } from './review-entry.ts'
import css from './Reviews.module.css'

type ReplyProps = { reply: ReplyResource; entry: ReviewEntry; isOwn: boolean }

/** The reply to a review. Only the instructor who wrote it can change it. */
export function Reply({ reply, entry: { instructors }, isOwn }: ReplyProps) {
  const { comment, createdAt, updatedAt, instructorId } = reply.attributes
  const author = instructors.find(({ id }) => id === instructorId)
  const by = isOwn
    ? 'Your reply'
    : author
      ? `Reply by ${fullName(author.attributes)}`
      : 'Reply by an instructor'
  return (
    <div className={css['reply']}>
      <Text size="sm" fw={600}>
        {by}
        <Text span inherit fw={400} c="dimmed">
          {' · '}
          {formatMoment(createdAt)}
          {updatedAt !== createdAt && ', edited'}
        </Text>
      </Text>
      <Text className={css['words'] ?? ''}>{comment}</Text>
    </div>
  )
}
