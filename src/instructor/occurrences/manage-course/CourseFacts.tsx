import { Badge, Button, Card, Group, Image, Stack } from '@mantine/core'
import { IconExternalLink, IconLink } from '@tabler/icons-react'
import type { Answer, CourseAttributes } from '../../../api/generated/training.types.ts'
import { one } from '../../../api/resource.ts'
import { formatPrice } from '../../../lib/money.ts'
import { plural } from '../../../lib/words.ts'
import { safeImage } from '../../../lib/safe-url.ts'
import { copyLink } from '../../../ui/links/copy-link.ts'
import css from './CourseFacts.module.css'
import { Fact } from '../../shared/Fact.tsx'

const PLACEHOLDER = '/course-placeholder.svg'

/** The badges of a course. */
const marksOf = (course: CourseAttributes) => [
  ...(course.isArchived ? ['Archived'] : []),
  ...(course.isPublished ? [] : ['Not published']),
  ...(course.isSearchable ? [] : ['Not listed in search']),
  ...(course.hasLiveFire ? ['Live Fire'] : []),
  ...(course.grantsCCW ? ['CCW Permit'] : []),
  ...(course.isWomensOnly ? ["Women's Only"] : []),
  ...(course.isWheelchairAccessible ? ['Wheelchair accessible'] : []),
  ...(course.webPayOnly ? ['Online payment only'] : []),
  ...(course.hasPrerequisiteELearning ? ['E-learning first'] : []),
]

/** The key facts of a course: its name, place and price. */
export function CourseFacts({ document }: { document: Answer<'getCourse'> }) {
  const { attributes, relationships } = document.data
  const { name, location, price, capacity, classroomHours, rangeHours, totalReviewCount } = attributes
  const image = document.included?.find((resource) => resource.type === 'images')
  const curriculum = one(document, relationships?.curriculum)
  const module = one(document, relationships?.curriculumModule)
  const facts: [string, string][] = [
    ['Curriculum', [curriculum?.attributes.name, module?.attributes.name].filter(Boolean).join(', ')],
    ['Venue', [location.name, location.fullAddress].filter(Boolean).join(', ')],
    ['Price', formatPrice(price)],
    ['Seats in a new class', String(capacity)],
    ['Hours', `${classroomHours} in the classroom, ${rangeHours} on the range`],
    [
      'Reviews',
      totalReviewCount
        ? `${attributes.averageReviewRating} of 5, ${plural(totalReviewCount, 'review')}`
        : 'None yet',
    ],
  ]
  return (
    <Card withBorder padding={0} className={css['card'] ?? ''}>
      <Image
        className={css['image'] ?? ''}
        src={safeImage(image?.attributes.imageUrl) ?? PLACEHOLDER}
        fallbackSrc={PLACEHOLDER}
        alt={image ? name : ''}
      />
      <Stack p="lg">
        <Group gap="xs">
          {marksOf(attributes).map((mark) => (
            <Badge key={mark} variant="light" color="gray" tt="none">
              {mark}
            </Badge>
          ))}
        </Group>
        <dl className={css['facts']}>
          {facts.map(([term, fact]) => (
            <Fact key={term} term={term}>
              {fact || '–'}
            </Fact>
          ))}
        </dl>
      </Stack>
    </Card>
  )
}

/** Links to the public page of the course. Nobody else can open that of a course that is not published. */
export const PublicLinks = ({ path, isPublished }: { path: string; isPublished: boolean }) => (
  <Group gap={0}>
    <Button
      component="a"
      href={path}
      size="sm"
      variant="subtle"
      px={12}
      leftSection={<IconExternalLink size={16} aria-hidden />}
    >
      {isPublished ? 'Public page' : 'Preview'}
    </Button>
    {isPublished && (
      <Button
        size="sm"
        variant="subtle"
        px={12}
        leftSection={<IconLink size={16} aria-hidden />}
        onClick={() => void copyLink(path)}
      >
        Copy link
      </Button>
    )}
  </Group>
)
