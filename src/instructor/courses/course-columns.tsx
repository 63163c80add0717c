import { Anchor, Badge, Group, Image, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { Answer, CourseListResource, OccurrenceResource } from '../../api/generated/training.types.ts'
import { one } from '../../api/resource.ts'
import { formatPrice } from '../../lib/money.ts'
import { safeImage } from '../../lib/safe-url.ts'
import { formatShortDay } from '../../lib/venue-time.ts'
import { plural } from '../../lib/words.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../ui/data-table/columns.ts'
import { Hint } from '../../ui/looks.ts'
import { LOADING } from '../../ui/Page.tsx'
import css from './course-columns.module.css'
import { isCopyRow } from './copy-row.ts'

type Course = CourseListResource
type Curriculum = { name: string; webPayOnly: boolean | null } | undefined

/** Shown for a course without an image; its path is fixed (spec §9). */
const PLACEHOLDER = '/course-placeholder.svg'

type Marked = Pick<
  Course['attributes'],
  'isModule' | 'overrideUrl' | 'isInstructorCertifying' | 'isEligibleForInstructorAutomation'
>

/** The badges of a course. */
export const marksOf = (course: Marked, curriculum: Curriculum) => [
  ...(course.isModule ? ['One module only'] : []),
  ...(curriculum?.webPayOnly ? ['Online payment only'] : []),
  ...(course.overrideUrl ? ['Registration elsewhere'] : []),
  ...(course.isInstructorCertifying ? ['Certifies instructors'] : []),
  ...(course.isEligibleForInstructorAutomation ? ['Instructor automation'] : []),
]

/** `Basic Handgun (BH)` */
const curriculumWords = (curriculum: Curriculum, abbreviation: string) =>
  curriculum && abbreviation ? `${curriculum.name} (${abbreviation})` : (curriculum?.name ?? abbreviation)

const nameCell = (course: Course, curriculum: Curriculum) => {
  const { name, abbreviation, cardImages, taughtBy } = course.attributes
  return (
    <div className={css['course']}>
      <Image
        visibleFrom="sm"
        className={css['image'] ?? ''}
        src={safeImage(cardImages[0]) ?? PLACEHOLDER}
        fallbackSrc={PLACEHOLDER}
        alt=""
      />
      <div>
        {isCopyRow(course) ? (
          <Text fw={600}>{name}</Text>
        ) : (
          <Anchor component={Link} to={paths.manageCourse(course.id)} fw={600}>
            {name}
          </Anchor>
        )}
        <Hint visibleFrom="sm">
          {[curriculumWords(curriculum, abbreviation), taughtBy && `taught by ${taughtBy}`]
            .filter(Boolean)
            .join(', ')}
        </Hint>
        <Group gap={6} mt={4} visibleFrom="sm">
          {marksOf(course.attributes, curriculum).map((mark) => (
            <Badge key={mark} variant="light" color="gray" tt="none">
              {mark}
            </Badge>
          ))}
        </Group>
      </div>
    </div>
  )
}

type NextClass = OccurrenceResource['attributes']

/** The class of each course that begins next, from those that are ahead. */
export function nextClasses(classes: readonly OccurrenceResource[]): ReadonlyMap<string, NextClass> {
  const startOf = ({ dates }: NextClass) => Date.parse(dates[0]?.startTime ?? '')
  const next = new Map<string, NextClass>()
  for (const { attributes } of classes) {
    const earlier = next.get(attributes.entityId)
    if (!earlier || startOf(attributes) < startOf(earlier)) next.set(attributes.entityId, attributes)
  }
  return next
}

/**
 * The columns of the course list. They show every field of the list item and the course card (spec §3), and the next class.
 * @param next undefined until the classes have loaded
 */
export const columnsOf = (
  document: Answer<'listInstructorCourses'> | undefined,
  next: ReadonlyMap<string, NextClass> | undefined,
): Column<Course>[] => [
  {
    id: 'name',
    header: 'Course',
    width: 'minmax(0, 2.6fr)',
    sortBy: ({ attributes }) => attributes.name,
    cell: (course) =>
      nameCell(course, document && one(document, course.relationships?.curriculum)?.attributes),
  },
  {
    id: 'venue',
    header: 'Where',
    width: 'minmax(0, 1.4fr)',
    phone: 'hidden',
    sortBy: ({ attributes }) => attributes.venue,
    cell: ({ attributes: { venue, city, state, postalCode } }) => (
      <>
        <Text>{venue}</Text>
        <Hint>
          {city}, {state} {postalCode}
        </Hint>
      </>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    width: '6rem',
    phone: 'hidden',
    sortBy: ({ attributes }) => attributes.price,
    cell: ({ attributes }) => formatPrice(attributes.price),
  },
  {
    id: 'classes',
    header: 'Next class',
    width: '11rem',
    phone: 'line',
    sortBy: ({ id }) => Date.parse(next?.get(id)?.dates[0]?.startTime ?? '') || null,
    cell: ({ id, attributes: { futureOccurrencesCount: future, pastOccurrencesCount: past } }) =>
      future + past ? (
        <>
          <div className={css['next']}>{nextWords(future, next && (next.get(id) ?? 'none'))}</div>
          <Hint visibleFrom="sm">
            {future} upcoming, {past} past
          </Hint>
        </>
      ) : (
        'None yet'
      ),
  },
]

/** @param next undefined until the classes have loaded */
function nextWords(future: number, next: NextClass | 'none' | undefined) {
  if (!future) return 'No date ahead'
  // Its line is reserved until then, so that nothing moves.
  if (!next) return LOADING
  if (next === 'none') return plural(future, 'date') + ' ahead'
  const free = next.capacity - next.numberOfRegistrants
  return (
    <>
      <Text span inherit>
        {next.dates[0] && formatShortDay(next.dates[0].startTime)}
      </Text>
      <Text span inherit c="dimmed">
        {free > 0 ? `${plural(free, 'seat')} free` : 'Full'}
      </Text>
    </>
  )
}
