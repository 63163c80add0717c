import { plural } from '../../lib/words.ts'
import classes from './Stars.module.css'

/** `4.6 ★ (29 reviews)`, in words for screen readers. Empty without a rating. @param count undefined for a single review */
export function Stars({ rating, count }: { rating: number; count?: number }) {
  if (rating === 0 || count === 0) return null
  const value = count === undefined ? String(rating) : rating.toFixed(1)
  return (
    <span className={classes['stars']}>
      <span aria-hidden className={classes['star']}>
        ★
      </span>
      <span>
        <b>{value}</b>
        <span className="visually-hidden"> of 5 stars</span>
      </span>
      {count !== undefined && <span className={classes['count']}>({plural(count, 'review')})</span>}
    </span>
  )
}
