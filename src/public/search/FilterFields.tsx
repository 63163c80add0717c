import { useRef } from 'react'
import { formatCount } from '../../lib/words.ts'
import { US_STATES } from '../../lib/us-states.ts'
import css from './Filters.module.css'
import form from './SearchForm.module.css'
import type { Results } from './search-query.ts'
import { PRICES, upTo } from './choices.ts'
import { FLAGS, flagsOf, type SearchState } from './search-state.ts'
import { type ApplyForm, FORM } from './useSearch.ts'
import { useDraft } from './useDraft.ts'

export type FiltersProps = {
  state: SearchState
  /** Undefined until the first results have loaded. */
  results: Results | undefined
  /** Whether they still belong to the previous search. */
  isOld: boolean
  apply: ApplyForm
  /** How often it has applied the form. */
  applied: number
}

/** The filters of a search. Each option shows how many results it would leave. */
export function FilterFields({ state, results, isOld, apply, applied }: FiltersProps) {
  const { states = {}, curricula = {}, flags = {} } = results?.counts ?? {}
  return (
    <>
      <p className={form['field']}>
        <label htmlFor="in-state">State</label>
        <select
          id="in-state"
          name="state"
          data-autofocus
          form={FORM}
          value={state.state}
          onChange={(event) => apply(event.currentTarget.form)}
        >
          <option value="">All states</option>
          {Object.entries(US_STATES)
            .filter(([code]) => !results || states[code] || code === state.state)
            .map(([code, name]) => (
              <option key={code} value={code}>
                {states[code] && !isOld ? `${name} (${formatCount(states[code])})` : name}
              </option>
            ))}
        </select>
      </p>
      {state.type === 'classes' && (
        <p className={form['field']}>
          <label htmlFor="most">Price</label>
          <select
            id="most"
            name="most"
            form={FORM}
            value={state.most ?? ''}
            onChange={(event) => apply(event.currentTarget.form)}
          >
            <option value="">Any price</option>
            {PRICES.map((price) => (
              <option key={price} value={price}>
                {upTo(price)}
              </option>
            ))}
          </select>
        </p>
      )}
      {state.type === 'classes' && (
        <fieldset className={css['group']}>
          <legend>Dates</legend>
          {state.when && <input type="hidden" name="when" form={FORM} value={state.when} />}
          <div className={css['dates']}>
            <DayField name="from" label="From" value={state.from} apply={apply} applied={applied} />
            <DayField name="to" label="Until" value={state.to} apply={apply} applied={applied} />
          </div>
        </fieldset>
      )}
      <fieldset className={css['group']}>
        <legend>{state.type === 'classes' ? 'Only classes with' : 'Only'}</legend>
        {flagsOf(state.type).map((flag) => (
          <Check
            key={flag}
            name={flag}
            value="on"
            label={FLAGS[flag].label}
            count={results && (flags[flag] ?? 0)}
            isChecked={state.flags.includes(flag)}
            apply={apply}
          />
        ))}
      </fieldset>
      <Curricula state={state} counts={curricula} apply={apply} />
    </>
  )
}

type CurriculaProps = Pick<FiltersProps, 'state' | 'apply'> & { counts: Record<string, number> }

/** The curricula of the results, and the selected ones even if they have no results. */
function Curricula({ state, counts, apply }: CurriculaProps) {
  const names = [...new Set([...Object.keys(counts), ...state.curricula])].toSorted()
  if (names.length === 0) return null
  return (
    <fieldset className={css['group']}>
      <legend>Curriculum</legend>
      {names.map((name) => (
        <Check
          key={name}
          name="curriculum"
          value={name}
          label={name}
          count={counts[name] ?? 0}
          isChecked={state.curricula.includes(name)}
          apply={apply}
        />
      ))}
    </fieldset>
  )
}

type CheckProps = {
  name: string
  value: string
  label: string
  count: number | undefined
  isChecked: boolean
  apply: ApplyForm
}

const Check = ({ name, value, label, count, isChecked, apply }: CheckProps) => (
  <label className={css['check']}>
    <input
      type="checkbox"
      name={name}
      value={value}
      form={FORM}
      checked={isChecked}
      onChange={(event) => apply(event.currentTarget.form)}
    />
    {label}
    {count !== undefined && (
      <small>
        {formatCount(count)}
        <span className="visually-hidden"> results</span>
      </small>
    )}
  </label>
)

type DayFieldProps = {
  name: 'from' | 'to'
  label: string
  value: string
  apply: ApplyForm
  applied: number
}

/** A day that is picked applies at once. One that is typed is another day at each digit, so it applies when its field is left. */
function DayField({ name, label, value, apply, applied }: DayFieldProps) {
  const [draft, setDraft] = useDraft(value, applied)
  const isTyped = useRef(false)
  return (
    <label className={form['field']}>
      <span>{label}</span>
      <input
        type="date"
        name={name}
        form={FORM}
        value={draft}
        onPointerDown={() => {
          isTyped.current = false
        }}
        onKeyDown={({ key, altKey }) => {
          // Space, and an arrow with Alt, open the picker.
          isTyped.current = key !== ' ' && !altKey
        }}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          if (!isTyped.current) apply(currentTarget.form)
        }}
        onBlur={({ currentTarget }) => {
          if (draft !== value) apply(currentTarget.form)
        }}
      />
    </label>
  )
}
