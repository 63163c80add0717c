import { useRef } from 'react'
import { formatCount, plural } from '../../lib/words.ts'
import { US_STATES } from '../../lib/us-states.ts'
import plain from '../ui/plain.module.css'
import css from './SearchForm.module.css'
import chips from './Results.module.css'
import { filtersIn, upTo } from './loosen.ts'
import type { Results } from './search-query.ts'
import { FLAGS, flagsOf, PRICES, searchAddress, type SearchState, type Span, SPANS } from './search-state.ts'
import { PlainLink } from '../ui/PlainLink.tsx'
import { type ApplyForm, FORM, toResults } from './useSearch.ts'
import { useDraft } from './useDraft.ts'

type FiltersProps = {
  state: SearchState
  /** Undefined until the first results have loaded. */
  results: Results | undefined
  apply: ApplyForm
}

/** The filters of a search. Each option shows how many results it would leave. */
export function Filters({ state, results, apply }: FiltersProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { states = {}, curricula = {}, flags = {} } = results?.counts ?? {}
  const active = filtersIn(state).length
  return (
    <details ref={details} className={`${css['filters']} ${state.isMapOpen ? '' : css['beside']}`}>
      <summary>{active ? `Filters (${active})` : 'Filters'}</summary>
      <div className={css['groups']}>
        <p className={css['field']}>
          <label htmlFor="in-state">State</label>
          <select
            id="in-state"
            name="state"
            form={FORM}
            value={state.state}
            onChange={(event) => apply(event.currentTarget.form)}
          >
            <option value="">All states</option>
            {Object.entries(US_STATES)
              .filter(([code]) => !results || states[code] || code === state.state)
              .map(([code, name]) => (
                <option key={code} value={code}>
                  {states[code] ? `${name} (${formatCount(states[code])})` : name}
                </option>
              ))}
          </select>
        </p>
        {state.type === 'classes' && (
          <p className={css['field']}>
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
            <Spans state={state} />
            <div className={css['dates']}>
              <DayField name="from" label="From" value={state.from} apply={apply} />
              <DayField name="to" label="Until" value={state.to} apply={apply} />
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
        <button
          type="submit"
          form={FORM}
          className={`${plain['button']} ${css['apply']}`}
          onClick={() => {
            if (details.current) details.current.open = false
            toResults()
          }}
        >
          {results ? `Show ${plural(results.total, 'result')}` : 'Show results'}
        </button>
      </div>
    </details>
  )
}

/** The curricula of the results, and the selected ones even if they have no results. */
function Curricula({
  state,
  counts,
  apply,
}: {
  state: SearchState
  counts: Record<string, number>
  apply: ApplyForm
}) {
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

/** Days that people ask for. Each is a link to the same search on these days, and the chosen one back to any day. */
const Spans = ({ state }: { state: SearchState }) => (
  <ul className={chips['chips']}>
    {Object.entries(SPANS).map(([span, label]) => {
      // A key of SPANS, of which Object.entries says only that it is a text.
      const when = state.when === span ? '' : (span as Span)
      return (
        <li key={span}>
          <PlainLink
            className={chips['chip']}
            to={searchAddress({ ...state, from: '', to: '', when, page: 1 })}
            aria-current={state.when === span || undefined}
          >
            {label}
          </PlainLink>
        </li>
      )
    })}
    {state.when && <input type="hidden" name="when" form={FORM} value={state.when} />}
  </ul>
)

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

/** Whether the visitor is still typing the year, as in 0202. */
const isUnfinished = (day: string) => day !== '' && day < '2000'

type DayFieldProps = { name: 'from' | 'to'; label: string; value: string; apply: ApplyForm }

function DayField({ name, label, value, apply }: DayFieldProps) {
  const [draft, setDraft] = useDraft(value)
  return (
    <label className={css['field']}>
      <span>{label}</span>
      <input
        type="date"
        name={name}
        form={FORM}
        value={draft}
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          if (!isUnfinished(event.currentTarget.value)) apply(event.currentTarget.form)
        }}
      />
    </label>
  )
}
