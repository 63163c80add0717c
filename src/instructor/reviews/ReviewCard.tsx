import { rowAttributes } from '../../ui/data-table/row-attributes.ts'
import { Reply } from './Reply.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import type { ReviewEntry } from './review-entry.ts'
import { ReviewText } from './ReviewText.tsx'
import css from './Reviews.module.css'

type ReviewCardProps = {
  entry: ReviewEntry
  position: number
  userId: string
  courseName: string | undefined
  isActive: boolean
  isRemoving: boolean
  onReply: () => void
  onClose: () => void
  onRemove: () => void
}

/** One review, the reply to it, and the form of the reply while the review is active. */
export function ReviewCard({
  entry,
  position,
  userId,
  courseName,
  isActive,
  onClose,
  ...actions
}: ReviewCardProps) {
  const { review, reply } = entry
  const ownReply = reply?.attributes.instructorId === userId ? reply : undefined
  const isEdited = isActive && ownReply !== undefined
  return (
    <li {...rowAttributes(position, review.id)}>
      <article className={css['card']} aria-labelledby={`review-${review.id}`}>
        <ReviewText entry={entry} userId={userId} courseName={courseName} />
        {reply && !isEdited && <Reply reply={reply} entry={entry} isOwn={ownReply !== undefined} />}
        {isActive ? (
          <div className={css['form']}>
            <ReplyForm reviewId={review.id} reply={ownReply} onClose={onClose} />
          </div>
        ) : (
          (!reply || ownReply) && <ReviewActions review={review} isReplied={!!reply} {...actions} />
        )}
      </article>
    </li>
  )
}
