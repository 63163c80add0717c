import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { fullName } from '../../domain/person.ts'
import { formatDays, formatHours } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../ui/data-table/columns.ts'
import { Hint } from '../../ui/looks.ts'
import { seats } from '../../domain/seats.ts'
import { ClassPlace, ClassStatus } from './ClassCells.tsx'

type ClassColumn = Column<OccurrenceResource>

const taughtBy = ({ attributes: { instructors } }: OccurrenceResource) =>
  instructors.length > 1 && <Hint>Taught by {instructors.map(fullName).join(' and ')}</Hint>

const hours = ({ attributes: { dates } }: OccurrenceResource) =>
  dates[0] && (
    <Hint>
      {formatHours(dates[0])}
      {dates.length > 1 && ' on the first day'}
    </Hint>
  )

/** The class name, as a link to the roster. */
const name: ClassColumn = {
  id: 'name',
  header: 'Class',
  width: 'minmax(0, 2fr)',
  phone: 'second',
  cell: (occurrence) => (
    <>
      <Anchor component={Link} to={paths.roster(occurrence.id)} fw={600}>
        {occurrence.attributes.name}
      </Anchor>
      {taughtBy(occurrence)}
    </>
  ),
}

/** First, because a list of classes is in the order of their dates. */
const dates: ClassColumn = {
  id: 'dates',
  header: 'When',
  width: 'minmax(0, 1.6fr)',
  cell: (occurrence) => (
    <>
      <Text fw={600}>{formatDays(occurrence.attributes.dates)}</Text>
      {hours(occurrence)}
    </>
  ),
}

/** In a list of one course's classes, the dates replace the name as the title. */
const datesFirst: ClassColumn = {
  ...dates,
  width: 'minmax(0, 2.4fr)',
  cell: (occurrence) => (
    <>
      <Anchor component={Link} to={paths.roster(occurrence.id)} fw={600}>
        {formatDays(occurrence.attributes.dates)}
      </Anchor>
      {hours(occurrence)}
      {taughtBy(occurrence)}
    </>
  ),
}

const students: ClassColumn = {
  id: 'students',
  header: 'Students',
  phone: 'line',
  cell: ({ attributes: a }) => seats(a.numberOfRegistrants, a.capacity),
}

const where: ClassColumn = {
  id: 'where',
  header: 'Where',
  phone: 'line',
  cell: (occurrence) => <ClassPlace occurrence={occurrence} />,
}

const status: ClassColumn = {
  id: 'status',
  header: 'Results',
  phone: 'wide',
  cell: (occurrence) => <ClassStatus occurrence={occurrence} />,
}

export const classColumns = {
  ofInstructor: [dates, name, where, students, status],
  ofCourse: [datesFirst, students, status],
}

/** The name of a class in the labels of its controls. */
export const classLabel = ({ attributes }: OccurrenceResource) =>
  `${attributes.name}, ${formatDays(attributes.dates)}`
