import { Anchor, Badge, Group, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { fullName } from '../../domain/person.ts'
import { formatDays, formatMoment } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'
import { Hint, PartTitle } from '../../ui/looks.ts'
import { type ReviewEntry, reviewerName } from './review-entry.ts'
import css from './Reviews.module.css'
import { Stars } from './Stars.tsx'

type ReviewTextProps = { entry: ReviewEntry; userId: string; courseName: string | undefined }

/** What a student wrote, and about which class. */
export function ReviewText({ entry: { review, days, instructors }, userId, courseName }: ReviewTextProps) {
  const { rating, comment, createdAt, occurrenceId, isPublic } = review.attributes
  const others = instructors.filter(({ id }) => id !== userId).map(({ attributes }) => fullName(attributes))
  return (
    <>
      <Group justify="space-between" gap="xs" align="baseline">
        <Group gap="xs" align="baseline">
          <PartTitle id={`review-${review.id}`}>
            <bdi>{reviewerName(review.attributes)}</bdi>
          </PartTitle>
          {!isPublic && (
            <Badge variant="light" color="gray" tt="none">
              Private
            </Badge>
          )}
        </Group>
        <Hint>{formatMoment(createdAt)}</Hint>
      </Group>
      <Group gap="xs">
        {rating > 0 && <Stars rating={rating} />}
        <Text size="sm" fw={600}>
          {rating > 0 ? `${rating} of 5 stars` : 'Not rated'}
        </Text>
      </Group>
      <Text className={css['words'] ?? ''} {...(!comment.trim() && { c: 'dimmed' })}>
        {comment.trim() || 'No comment'}
      </Text>
      <Hint>
        <Anchor component={Link} to={paths.roster(occurrenceId)} inherit underline="always">
          {formatDays(days) || 'Class'}
        </Anchor>
        {courseName && ` · ${courseName}`}
        {others.length > 0 && ` · taught with ${others.join(', ')}`}
      </Hint>
    </>
  )
}
