import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { lastPlace } from '../search/last-place.ts'
import { PRICES, SPANS, upTo, YOUR_LOCATION } from '../search/choices.ts'
import { NearMe } from '../search/NearMe.tsx'
import type { SearchState } from '../search/search-state.ts'
import plain from '../ui/plain.module.css'
import css from '../search/SearchForm.module.css'

/** The name of the field for the place, as the location search reads it (spec §4). */
const PLACE = 'query'

type PlaceSearchProps = {
  /** What the visitor asked before. */
  asked?: SearchState
  /** Why that did not lead to a place. */
  error?: string | undefined
}

/** Asks where, when and for how much. It is a plain form, so it works without a script; it leads to the location search. */
export function PlaceSearch({ asked, error }: PlaceSearchProps) {
  const place = useRef<HTMLInputElement>(null)
  // The document is the same for everyone, so the last place of this device comes after it; never over what is typed.
  useEffect(() => {
    const { current } = place
    if (current?.value === '' && current !== document.activeElement) current.value = lastPlace()
  }, [])
  return (
    <search>
      <form action={paths.searchBy()} method="get" className={`${css['form']} ${css['ask']}`}>
        <p className={`${css['field']} ${css['place']}`}>
          <label htmlFor="place">ZIP code or city</label>
          <input
            ref={place}
            id="place"
            name={PLACE}
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={60}
            placeholder="53703 or Madison, WI"
            // A new value gets a new field. While the value stays, nothing replaces what the visitor types.
            key={asked?.zip}
            defaultValue={asked?.zip}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : 'place-error'}
          />
        </p>
        <Choice
          name="when"
          label="When"
          usual="Any day"
          options={Object.entries(SPANS)}
          value={asked?.when}
        />
        <Choice
          name="most"
          label="Price"
          usual="Any price"
          options={PRICES.map((price) => [String(price), upTo(price)])}
          value={asked?.most?.toString()}
        />
        <button type="submit" className={plain['button']}>
          Find a class
        </button>
        {error !== undefined && (
          <p id="place-error" role="alert" className={css['error']}>
            {error}
          </p>
        )}
        <div className={css['near']}>
          <NearMe
            field={PLACE}
            onFound={(point, form) => {
              // As `searchAddress` would write it, whose code this page does not need.
              const search = new URLSearchParams({ zip: YOUR_LOCATION, ...point })
              for (const [name, value] of new FormData(form))
                if (typeof value === 'string' && value && name !== PLACE) search.set(name, value)
              location.assign(`${paths.classSearch()}&${search}`)
            }}
          />
        </div>
      </form>
    </search>
  )
}

type ChoiceProps = {
  name: string
  label: string
  /** Without a choice. */
  usual: string
  options: [value: string, label: string][]
  value: string | undefined
}

const Choice = ({ name, label, usual, options, value }: ChoiceProps) => (
  <p className={css['field']}>
    <label htmlFor={name}>{label}</label>
    <select id={name} name={name} key={value} defaultValue={value}>
      <option value="">{usual}</option>
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  </p>
)
