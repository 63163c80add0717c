import type { CSSProperties } from 'react'
import css from './Stars.module.css'

/** A rating as five stars, for the eye alone: the number stands beside them in words. @param rating 0 to 5 */
export const Stars = ({ rating }: { rating: number }) => (
  <span
    className={css['stars']}
    aria-hidden
    style={{ '--filled': `${(rating / 5) * 100}%` } as CSSProperties} // React has no type for custom properties.
  >
    ★★★★★
  </span>
)
