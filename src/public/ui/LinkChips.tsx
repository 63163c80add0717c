import { formatCount } from '../../lib/words.ts'
import css from './Chips.module.css'

export type LinkChip = { name: string; href: string; count: number }

/** Links that look alike, each with how much it leads to. */
export const LinkChips = ({ chips }: { chips: readonly LinkChip[] }) => (
  <ul className={css['chips']}>
    {chips.map(({ name, href, count }) => (
      <li key={href}>
        <a className={css['chip']} href={href}>
          {name}{' '}
          <small>
            {formatCount(count)}
            <span className="visually-hidden"> {count === 1 ? 'result' : 'results'}</span>
          </small>
        </a>
      </li>
    ))}
  </ul>
)
