import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatCount, plural } from '../../lib/words.ts'
import { failureText } from '../../api/errors.ts'
import { RetryNotice } from '../../ui/Notice.tsx'
import { useFailure } from '../../ui/failure/useFailure.ts'
import { Hint } from '../../ui/looks.ts'
import css from './RatingSummary.module.css'
import { type Bar, spreadOf } from '../../domain/ratings.ts'
import { ratingsQuery } from './reviews-query.ts'
import { Stars } from './Stars.tsx'

/** The average of all ratings, and how they are spread. The list below does not wait for it. */
export function RatingSummary() {
  const ratings = useQuery(ratingsQuery())
  const failure = useFailure([ratings])
  const { data } = ratings
  if (failure)
    return <RetryNotice>We could not load the summary of your ratings. {failureText(failure)}</RetryNotice>
  if (data && !data.meta.total) return null
  return (
    <section className={css['card']} aria-label="Summary of ratings" aria-busy={!data}>
      {data ? <Summary {...spreadOf(data.data)} /> : <Skeleton className={css['loading'] ?? ''} />}
    </section>
  )
}

const Summary = ({ average, rated, bars }: ReturnType<typeof spreadOf>) => (
  <>
    <div className={css['average']}>
      <Text className={css['number'] ?? ''}>{average.toFixed(1)}</Text>
      <Text component="div" fz="lg">
        <Stars rating={average} />
      </Text>
      <Hint>of 5 stars, {plural(rated, 'rating')}</Hint>
    </div>
    <Histogram bars={bars} />
  </>
)

/** Bars for the eye, in a table for everyone who reads it. */
const Histogram = ({ bars }: { bars: readonly Bar[] }) => (
  <table className={css['histogram']} aria-label="How the ratings are spread">
    <thead>
      <tr>
        {['Rating', 'Share', 'Ratings'].map((head) => (
          <th key={head} scope="col">
            <span className="visually-hidden">{head}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {bars.map(({ stars, count, percent }) => (
        <tr key={stars}>
          <th scope="row">{plural(stars, 'star')}</th>
          <td>
            <div className={css['track']} aria-hidden>
              <div style={{ width: `${percent}%` }} />
            </div>
            <span className="visually-hidden">{percent}%</span>
          </td>
          <td className={css['count']}>{formatCount(count)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
