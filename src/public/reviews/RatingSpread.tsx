import type { spreadOf } from '../../domain/ratings.ts'
import { plural } from '../../lib/words.ts'
import css from './RatingSpread.module.css'

/** The average of ratings, and a bar for each number of stars. A screen reader reads the bars as a table. */
export const RatingSpread = ({ average, rated, bars }: ReturnType<typeof spreadOf>) =>
  rated > 0 && (
    <div className={css['spread']}>
      <p className={css['average']}>
        <b>{average.toFixed(1)}</b>
        <span>
          <span aria-hidden className={css['star']}>
            ★
          </span>{' '}
          of 5 stars
        </span>
        <span className={css['rated']}>{plural(rated, 'rating')}</span>
      </p>
      <table className={css['bars']} aria-label="How the ratings are spread">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Stars</th>
            <th scope="col">Share</th>
            <th scope="col">Ratings</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ stars, count, percent }) => (
            <tr key={stars}>
              <th scope="row">{plural(stars, 'star')}</th>
              <td>
                {/* The content policy refuses a style attribute. */}
                <svg aria-hidden width="100%" height="10">
                  <rect width="100%" height="10" rx="5" />
                  {percent > 0 && <rect width={`${percent}%`} height="10" rx="5" className={css['filled']} />}
                </svg>
                <span className="visually-hidden">{percent}%</span>
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

/** Takes the room of the ratings until they are there, so that what stands below them keeps still. */
export const RatingsOutline = () => <div className={css['outline']} />
