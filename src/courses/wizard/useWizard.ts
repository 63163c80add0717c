import { useState } from 'react'
import { useSearchState } from '../../ui/useSearchState.ts'
import { STEPS } from './steps.ts'
import { type Mode, startOf, type WizardAction, wizardReducer } from './wizard-state.ts'

/**
 * The state of the wizard, its step in the URL: Back on a phone is the step before, and a reload stays. A link to a step
 * that cannot be gone to yet leads to the first one.
 */
export function useWizard(mode: Mode) {
  const { search, change } = useSearchState()
  const [completedSteps, setCompletedSteps] = useState(() => startOf(mode).completedSteps)
  const step = STEPS.findIndex(({ key }) => key === search.get('step'))
  const state = wizardReducer({ mode, step: 0, completedSteps }, { type: 'goTo', step })
  const dispatch = (action: WizardAction) => {
    const next = wizardReducer(state, action)
    setCompletedSteps(next.completedSteps)
    if (next.step !== state.step) change({ step: STEPS[next.step]?.key })
  }
  return { state, dispatch }
}
