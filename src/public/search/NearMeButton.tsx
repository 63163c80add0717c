import { useRef, useState } from 'react'
import plain from '../ui/plain.module.css'
import type { SearchState } from './search-state.ts'

/** In milliseconds. Then the visitor has typed a place faster. */
const PATIENCE = 10_000

/** About half a mile, which is enough to search by, and too little to tell who shares the address of the search. */
const DECIMALS = 2

const FAILURES = {
  refused: 'Your browser didn’t share your location. Type a ZIP code or city instead.',
  unknown: 'We could not find your location. Type a ZIP code or city instead.',
} as const

type State = 'idle' | 'asking' | keyof typeof FAILURES

const placeIn = (form: HTMLFormElement, field: string) => new FormData(form).get(field)

export type NearMeProps = {
  /** The name of the field for a place in the same form. */
  field: string
  onFound: (place: NonNullable<SearchState['place']>, form: HTMLFormElement) => void
}

/**
 * Asks the browser where the visitor is, only when pressed. It may never answer, for example if nobody answers its
 * question, so a second press asks again.
 */
export function NearMeButton({ field, onFound }: NearMeProps) {
  const [state, setState] = useState<State>('idle')
  const presses = useRef(0)
  if (!('geolocation' in navigator)) return null
  const ask = ({ form }: HTMLButtonElement) => {
    if (!form) return
    const press = ++presses.current
    const typed = placeIn(form, field)
    /** The last press decides, unless the visitor has left the form or typed a place meanwhile. */
    const answer = (next: State, andThen?: () => void) => {
      if (press !== presses.current) return
      const isWanted = form.isConnected && placeIn(form, field) === typed
      setState(isWanted ? next : 'idle')
      if (isWanted) andThen?.()
    }
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        answer('idle', () =>
          onFound({ lat: latitude.toFixed(DECIMALS), lng: longitude.toFixed(DECIMALS) }, form),
        ),
      ({ code, PERMISSION_DENIED }) => answer(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: PATIENCE, maximumAge: 300_000 },
    )
  }
  return (
    <>
      <button type="button" className={plain['link']} onClick={({ currentTarget }) => ask(currentTarget)}>
        {state === 'asking' ? 'Finding you …' : 'Use my location'}
      </button>
      <p role="status">{state !== 'idle' && state !== 'asking' && FAILURES[state]}</p>
    </>
  )
}
