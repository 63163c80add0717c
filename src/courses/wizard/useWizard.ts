import { useState } from 'react'
import { useSearchState } from '../../ui/useSearchState.ts'
import type { Mode } from '../course-fields/step-props.ts'
import { STEPS } from './steps.ts'
import { startOf, type WizardAction, wizardReducer } from './wizard-state.ts'

/**
 * The state of the wizard. Its step is in the URL, so that Back goes to the previous step and a reload stays on this
 * one. A link to a step that is not reachable yet opens the first step.
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
