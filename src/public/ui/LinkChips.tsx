import { formatCount } from '../../lib/words.ts'
import css from './Chips.module.css'
import { PlainLoaded } from './PlainLoaded.tsx'

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

type LoadedChipsProps = {
  chips: readonly LinkChip[] | undefined
  /** What is loaded, as in "Loading the subjects". */
  what: string
}

/** `LinkChips` once they are loaded, and an outline of about the same height until then. */
export const LoadedChips = ({ chips, what }: LoadedChipsProps) => (
  <div className={css['awaited']}>
    <PlainLoaded query={{ data: chips, error: null }} what={what} outline="lines">
      {(all) => <LinkChips chips={all} />}
    </PlainLoaded>
  </div>
)
