import { Anchor, Badge, Group, Image, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { Answer, CourseListResource } from '../../api/generated/training.types.ts'
import { one } from '../../api/resource.ts'
import { formatPrice } from '../../lib/money.ts'
import { safeImage } from '../../lib/safe-url.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../ui/data-table/columns.ts'
import css from './course-columns.module.css'
import { isCopyRow } from './copy-row.ts'

type Course = CourseListResource
type Curriculum = { name: string; webPayOnly: boolean | null } | undefined

/** Shown for a course without an image; its path is fixed (spec §9). */
const PLACEHOLDER = '/course-placeholder.svg'

/** The badges of a course. */
export const marksOf = (course: Course['attributes'], curriculum: Curriculum) => [
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
        <Text size="sm" c="dimmed">
          {[curriculumWords(curriculum, abbreviation), taughtBy && `taught by ${taughtBy}`]
            .filter(Boolean)
            .join(', ')}
        </Text>
        <Group gap={6} mt={4}>
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

/** The columns of the course list. They show every field of the list item and the course card (spec §3). */
export const columnsOf = (document: Answer<'listInstructorCourses'> | undefined): Column<Course>[] => [
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
    sortBy: ({ attributes }) => attributes.venue,
    cell: ({ attributes: { venue, city, state, postalCode } }) => (
      <>
        <Text>{venue}</Text>
        <Text size="sm" c="dimmed">
          {city}, {state} {postalCode}
        </Text>
      </>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    width: '6rem',
    sortBy: ({ attributes }) => attributes.price,
    cell: ({ attributes }) => formatPrice(attributes.price),
  },
  {
    id: 'classes',
    header: 'Classes',
    width: '8rem',
    sortBy: ({ attributes }) => attributes.futureOccurrencesCount,
    cell: ({ attributes: { futureOccurrencesCount: future, pastOccurrencesCount: past } }) =>
      future + past ? (
        <>
          <Text>{future} upcoming</Text>
          <Text size="sm" c="dimmed">
            {past} past
          </Text>
        </>
      ) : (
        'None yet'
      ),
  },
]
