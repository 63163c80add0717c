import { plural } from '../../lib/words.ts'
import css from './Stars.module.css'

type StarsProps = {
  rating: number
  /** Undefined for a single review. */
  count?: number
  /** Where the reviews are that it counts. */
  href?: string
}

/** `4.6 ★ (29 reviews)`, in words for screen readers. Empty without a rating. */
export function Stars({ rating, count, href }: StarsProps) {
  if (rating === 0 || count === 0) return null
  const value = count === undefined ? String(rating) : rating.toFixed(1)
  const Box = href === undefined ? 'span' : 'a'
  return (
    <Box className={css['stars']} {...(href !== undefined && { href })}>
      <span aria-hidden className={css['star']}>
        ★
      </span>
      <b>{value}</b>
      <span className="visually-hidden"> of 5 stars</span>
      {count !== undefined && <span className={css['count']}>{`(${plural(count, 'review')})`}</span>}
    </Box>
  )
}
