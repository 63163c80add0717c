import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { publicCourseQuery } from '../../course-page/class-queries.ts'
import type { ClassHit } from '../../../api/generated/search.types.ts'
import { distance, formatMiles, type Point } from '../../../lib/distance.ts'
import { formatPrice } from '../../../lib/money.ts'
import { slugify } from '../../../lib/slug.ts'
import { formatShortDay, formatTime } from '../../../lib/venue-time.ts'
import { plural } from '../../../lib/words.ts'
import { paths } from '../../../paths.ts'
import { curriculumOf, hoursText, tagsOf } from '../../course-page/course-facts.ts'
import { Spots } from '../../course-page/Dates.tsx'
import { lastPlace } from '../../search/last-place.ts'
import { lastPoint } from '../../search/last-point.ts'
import plain from '../../ui/plain.module.css'
import { Stars } from '../../ui/Stars.tsx'
import css from './Comparison.module.css'

type ComparisonProps = { hits: readonly ClassHit[] }

/** Classes side by side: the same facts of each, in rows of the same height. */
export function Comparison({ hits }: ComparisonProps) {
  const [from] = useState(lastPoint)
  return (
    <section className={plain['stack']} aria-labelledby="compared">
      <h3 id="compared">Side by side</h3>
      {hits.length < 2 && <p className={plain['dim']}>Choose “Compare” on two or three classes.</p>}
      {hits.length > 0 && (
        <ul className={css['columns']}>
          {hits.map((hit) => (
            <Column key={hit.courseId} hit={hit} from={from} />
          ))}
        </ul>
      )}
    </section>
  )
}

type ColumnProps = {
  hit: ClassHit
  /** The last place that this device searched. */
  from: Point | undefined
}

function Column({ hit, hit: { _geoloc: point }, from }: ColumnProps) {
  const { data: course, isError } = useQuery(publicCourseQuery(hit.courseId))
  const meanwhile = isError ? 'Did not load' : '…'
  const { isCiLevel, prerequisites } = (course && curriculumOf(course)) ?? {}
  return (
    <li className={css['column']}>
      <h4>
        <a href={paths.publicClass(slugify(hit.name), hit.courseId)}>{hit.name}</a>
      </h4>
      <dl>
        <Fact name="Price">
          <b>{formatPrice(hit.price)}</b>
        </Fact>
        <Fact name="Next date">
          {hit.startTime ? `${formatShortDay(hit.startTime)}, ${formatTime(hit.startTime)}` : 'None yet'}
          {hit.startTime && <Spots date={hit} />}
        </Fact>
        <Fact name="All dates">{hit.classCount > 0 ? plural(hit.classCount, 'date') : 'Ask for one'}</Fact>
        <Fact name="Hours">{course ? hoursText(course.data.attributes) || 'Not stated' : meanwhile}</Fact>
        <Fact name="Level">
          {course
            ? (isCiLevel ? 'For instructors' : prerequisites && `First: ${prerequisites}`) ||
              'Nothing needed first'
            : meanwhile}
        </Fact>
        <Fact name="Good to know">{course ? tagsOf(course).join(', ') || '–' : meanwhile}</Fact>
        <Fact name="Rating">
          {hit.totalReviewCount > 0 ? (
            <Stars rating={hit.averageReviewRating} count={hit.totalReviewCount} />
          ) : (
            'No reviews yet'
          )}
        </Fact>
        <Fact name="Where">
          {hit.city}, {hit.state}
          {from && point && `, ${formatMiles(distance(from, point))} from ${lastPlace()}`}
        </Fact>
      </dl>
    </li>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
