import { POSTAL_CODE_PATTERN } from '../lib/postal-code.ts'
import { paths } from '../paths.ts'
import plain from '../ui/plain/plain.module.css'
import classes from './PlaceSearch.module.css'

type PlaceSearchProps = {
  /** What was typed before. */
  value?: string
  /** Why it led nowhere. */
  error?: string | undefined
}

/** Asks for a place. A plain form that works without a script, and leads to the search page. */
export const PlaceSearch = ({ value, error }: PlaceSearchProps) => (
  <search>
    <form action={paths.searchBy()} method="get" className={classes['form']}>
      <label htmlFor="postal-code">ZIP code</label>
      <div className={classes['fields']}>
        <input
          id="postal-code"
          name="query"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          pattern={POSTAL_CODE_PATTERN}
          title="A ZIP code of five digits"
          placeholder="53703"
          // Another question is another field: what is typed is never taken away.
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
        <p id="postal-code-error" role="alert" className={classes['error']}>
          {error}
        </p>
      )}
    </form>
  </search>
)
