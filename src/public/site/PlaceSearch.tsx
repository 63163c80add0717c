import { POSTAL_CODE_PATTERN } from '../../lib/postal-code.ts'
import { paths } from '../../paths.ts'
import plain from '../ui/plain.module.css'
import css from './PlaceSearch.module.css'

type PlaceSearchProps = {
  /** The text that the visitor typed before. */
  value?: string
  /** Why that text did not lead to a place. */
  error?: string | undefined
}

/** Asks for a ZIP code. It is a plain form, so it works without a script; it leads to the location search. */
export const PlaceSearch = ({ value, error }: PlaceSearchProps) => (
  <search>
    <form action={paths.searchBy()} method="get" className={css['form']}>
      <label htmlFor="postal-code">ZIP code</label>
      <div className={css['fields']}>
        <input
          id="postal-code"
          name="query"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          pattern={POSTAL_CODE_PATTERN}
          title="A ZIP code of five digits"
          placeholder="53703"
          // A new value gets a new field. While the value stays, nothing replaces what the visitor types.
          key={value}
          defaultValue={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : 'postal-code-error'}
        />
        <button type="submit" className={plain['button']}>
          Find a class
        </button>
      </div>
      {error !== undefined && (
        <p id="postal-code-error" role="alert" className={css['error']}>
          {error}
        </p>
      )}
    </form>
  </search>
)
