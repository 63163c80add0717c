import { useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import plain from '../ui/plain.module.css'
import fold from './Fold.module.css'
import css from './SearchForm.module.css'
import { NearMe } from './NearMe.tsx'
import { DISTANCES, distanceText, type SearchState } from './search-state.ts'
import { type ApplyForm, FORM } from './useSearch.ts'
import { useDraft } from './useDraft.ts'

type SearchFormProps = {
  state: SearchState
  apply: ApplyForm
  /** How often it has applied the form. */
  applied: number
  /** Why the ZIP code or city cannot be used. */
  placeError?: string | undefined
}

/** `“home defense” · 53703 · 50 miles`; what can be asked, if nothing is. */
const questionOf = ({ type, text, zip, place, miles }: SearchState) =>
  [text && `“${text}”`, zip, (zip || place) && (miles === Infinity ? 'any distance' : `${miles} miles`)]
    .filter(Boolean)
    .join(' · ') || `${type === 'classes' ? 'Class, instructor' : 'Instructor'}, ZIP code or city`

/**
 * The fields for what and where to search. It is a plain form, so it works without a script. On a phone it is a line that
 * opens, so that the results begin on the first screen.
 */
export function SearchForm({ state, apply, applied, placeError }: SearchFormProps) {
  const [text, setText] = useDraft(state.text, applied)
  const [zip, setZip] = useDraft(state.zip, applied)
  // Without a place, the address has no distance, and the choice waits for one.
  const [within, setWithin] = useDraft(distanceText(state.miles))
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const send: ApplyForm = (form, here) => {
    if (isOpen) opener.current?.focus()
    setIsOpen(false)
    apply(form, here)
  }
  return (
    <search aria-label="Classes and instructors">
      <details
        className={`${fold['fold']} ${css['fold']}`}
        open={isOpen || placeError !== undefined}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary ref={opener}>
          <span>
            <span className="visually-hidden">Search for </span>
            {questionOf(state)}
          </span>
        </summary>
        <form
          id={FORM}
          action={paths.instructorSearch()}
          method="get"
          className={css['form']}
          onSubmit={(event) => {
            event.preventDefault()
            send(event.currentTarget)
          }}
        >
          {state.type === 'classes' && <input type="hidden" name="type" value="classes" />}
          {state.isMapOpen && <input type="hidden" name="view" value="map" />}
          <Place state={state} />
          <p className={`${css['field']} ${css['text']}`}>
            <label htmlFor="query">{state.type === 'classes' ? 'Class or instructor' : 'Instructor'}</label>
            <input
              id="query"
              name="query"
              type="search"
              enterKeyHint="search"
              maxLength={100}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              placeholder={state.type === 'classes' ? 'Concealed carry, home defense …' : 'Name or city'}
            />
          </p>
          <p className={`${css['field']} ${css['place']}`}>
            <label htmlFor="zip">ZIP code or city</label>
            <input
              id="zip"
              name="zip"
              autoComplete="postal-code"
              enterKeyHint="search"
              maxLength={60}
              value={zip}
              onChange={(event) => setZip(event.currentTarget.value)}
              placeholder="53703 or Madison, WI"
              aria-invalid={placeError !== undefined}
              aria-describedby={placeError === undefined ? undefined : 'place-error'}
            />
          </p>
          <p className={css['field']}>
            <label htmlFor="within">Within</label>
            <select
              id="within"
              name="within"
              value={within}
              onChange={(event) => {
                setWithin(event.currentTarget.value)
                apply(event.currentTarget.form)
              }}
            >
              {DISTANCES.map((miles) => (
                <option key={miles} value={distanceText(miles)}>
                  {miles === Infinity ? 'Any distance' : `${miles} miles`}
                </option>
              ))}
            </select>
          </p>
          <button type="submit" className={plain['button']}>
            Search
          </button>
          {placeError !== undefined && (
            <p id="place-error" role="alert" className={css['error']}>
              {placeError}
            </p>
          )}
          <div className={css['near']}>
            <NearMe field="zip" onFound={(place, form) => send(form, place)} />
          </div>
        </form>
      </details>
    </search>
  )
}

/** Hidden fields: the coordinates from the address, and the ZIP code or city that they belong to. */
const Place = ({ state: { place, zip } }: { state: SearchState }) =>
  place && (
    <>
      <input type="hidden" name="lat" value={place.lat} />
      <input type="hidden" name="lng" value={place.lng} />
      <input type="hidden" name="of" value={zip} />
    </>
  )
