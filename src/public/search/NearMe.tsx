import { useState } from 'react'
import plain from '../ui/plain.module.css'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import css from './NearMe.module.css'
import type { SearchState } from './search-state.ts'

/** In milliseconds. Then the visitor has typed a place faster. */
const PATIENCE = 10_000

/** About half a mile, which is enough to search by, and too little to tell who shares the address of the search. */
const DECIMALS = 2

const FAILURES = {
  refused: 'Your browser does not share your location. Type a ZIP code or city instead.',
  unknown: 'We could not find your location. Type a ZIP code or city instead.',
} as const

type State = 'idle' | 'asking' | keyof typeof FAILURES

type NearMeProps = { onFound: (place: NonNullable<SearchState['place']>, button: HTMLButtonElement) => void }

/** Asks the browser where the visitor is, only when pressed. Without a script there is nothing to press. */
export function NearMe({ onFound }: NearMeProps) {
  const [state, setState] = useState<State>('idle')
  if (!useIsHydrated() || !('geolocation' in navigator)) return null
  const ask = (button: HTMLButtonElement) => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound({ lat: coords.latitude.toFixed(DECIMALS), lng: coords.longitude.toFixed(DECIMALS) }, button)
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: PATIENCE, maximumAge: 300_000 },
    )
  }
  return (
    <div className={css['near']}>
      <button
        type="button"
        className={plain['link']}
        aria-disabled={state === 'asking'}
        onClick={({ currentTarget }) => state !== 'asking' && ask(currentTarget)}
      >
        {state === 'asking' ? 'Finding you …' : 'Use my location'}
      </button>
      <p role="status">{state !== 'idle' && state !== 'asking' && FAILURES[state]}</p>
    </div>
  )
}
