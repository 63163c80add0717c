import type { ClassHit } from '../../api/generated/search.types.ts'
import { distance, formatMiles, type Point } from '../../lib/distance.ts'
import { formatPrice } from '../../lib/money.ts'
import { plural } from '../../lib/words.ts'
import { slugify } from '../../lib/slug.ts'
import { formatShortDay, formatTime } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'
import plain from '../ui/plain.module.css'
import { Picture } from '../ui/Picture.tsx'
import { Stars } from '../ui/Stars.tsx'
import css from './rows.module.css'

/** With this many free seats or fewer, the row highlights the number. */
const FEW = 3

const HOUR = 3_600_000
const hoursOf = (start: string, end: string) => Math.round((Date.parse(end) - Date.parse(start)) / HOUR)

/** `2 days`, `8 hours` */
const lengthOf = ({ startTime, endTime, dayCount }: ClassHit) =>
  dayCount > 1 ? plural(dayCount, 'day') : startTime && endTime && plural(hoursOf(startTime, endTime), 'hour')

/** `Sat, Dec 5, 2026, 9:00 AM, 8 hours`. A small screen has no room for the year. */
const When = ({ hit, hit: { startTime } }: { hit: ClassHit }) =>
  startTime ? (
    <time dateTime={startTime}>
      {formatShortDay(startTime)}
      <span className={css['year']}>{`, ${startTime.slice(0, 4)}`}</span>
      {', '}
      <span>{formatTime(startTime)}</span>
      {', '}
      <span>{lengthOf(hit)}</span>
    </time>
  ) : (
    'No date yet'
  )

const tagsOf = (hit: ClassHit) => [
  ...(hit.hasLiveFire ? ['Live fire'] : []),
  ...(hit.grantsCCW ? ['For a carry permit'] : []),
  ...(hit.isWomensOnly ? ['Women only'] : []),
]

export const classPath = ({ name, courseId }: ClassHit) => paths.publicClass(slugify(name), courseId)

/** ` · 12 mi`; empty if the search has no place or the class has no coordinates. */
export const farOf = ({ _geoloc: point }: Pick<ClassHit, '_geoloc'>, place: Point | undefined) =>
  place && point ? ` · ${formatMiles(distance(place, point))}` : ''

type ClassRowProps = { hit: ClassHit; place?: Point | undefined }

/**
 * A class in the results: its date, title, place, instructor, price and free seats. The whole row is a link to it. Each
 * text is one string, because React writes a comment into the document wherever two of them meet.
 */
export const ClassRow = ({ hit, place }: ClassRowProps) => (
  <li className={css['row']}>
    <Picture address={hit.cardImages[0]} className={css['picture']} width={320} height={240} />
    <div className={css['text']}>
      <p className={plain['when']}>
        <When hit={hit} />
      </p>
      <h3>
        <a href={classPath(hit)}>{hit.name}</a>
      </h3>
      <p className={plain['dim']}>{`${hit.venue}, ${hit.city}, ${hit.state}${farOf(hit, place)}`}</p>
      {hit.taughtBy && <p className={plain['dim']}>{`With ${hit.taughtBy}`}</p>}
      <ul className={css['tags']}>
        {tagsOf(hit).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <p className={css['facts']}>
        <b>{formatPrice(hit.price)}</b>
        <Stars rating={hit.averageReviewRating} count={hit.totalReviewCount} />
        <Seats hit={hit} />
      </p>
    </div>
  </li>
)

function Seats({ hit }: { hit: ClassHit }) {
  const { startTime, spotsAvailable, canHaveRegistrants, classCount, openClassCount, firstOpenTime } = hit
  if (!startTime) return <span className={css['seats']}>Ask for a date</span>
  if (!canHaveRegistrants)
    return <span className={css['seats']}>Ask the instructor for a seat{moreThan(classCount)}</span>
  // The next free date may be outside of what was searched.
  if (spotsAvailable === 0)
    return (
      <span className={css['seats']}>
        <b>Full</b>
        {firstOpenTime && `, next free date ${formatShortDay(firstOpenTime)}`}
      </span>
    )
  const spots = `${plural(spotsAvailable, 'spot')} left`
  return (
    <span className={css['seats']}>
      {spotsAvailable <= FEW ? <b className={css['few']}>{spots}</b> : spots}
      {moreThan(openClassCount)}
    </span>
  )
}

/** `, 4 more dates`; empty if there is only the one that is shown. */
const moreThan = (count: number) => count > 1 && `, ${plural(count - 1, 'more date')}`
