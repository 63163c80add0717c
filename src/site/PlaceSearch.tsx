import { paths } from '../paths.ts'
import plain from '../ui/plain/plain.module.css'
import classes from './PlaceSearch.module.css'

/** Asks for a place. A plain form that works without a script, and leads to the search page. */
export const PlaceSearch = () => (
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
          pattern="[0-9]{5}(-[0-9]{4})?"
          title="A ZIP code of five digits"
          placeholder="53703"
        />
        <button type="submit" className={plain['button']}>
          Find a class
        </button>
      </div>
    </form>
  </search>
)
