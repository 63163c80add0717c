import { useState } from 'react'
import { anyText } from '../../../ui/url-params.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { Mode } from '../course-fields/step-props.ts'
import { STEPS } from './steps.ts'
import { type WizardAction, wizardReducer } from './wizard-state.ts'

/**
 * The state of the wizard. Its step is in the URL, so that Back goes to the previous step and a reload stays on this
 * one. A link to a step that is not reachable yet opens the first step.
 *
 * @param hasReview before any step is chosen, there is a review of all of them
 * @param startCompleted the number of steps that are completed from the start
 */
export function useWizard(mode: Mode, hasReview: boolean, startCompleted: () => number) {
  const [asked, change] = useUrlState({ step: anyText })
  const [completedSteps, setCompleted] = useState(startCompleted)
  const step = STEPS.findIndex(({ key }) => key === asked.step)
  const state = wizardReducer({ mode, step: 0, completedSteps }, { type: 'goTo', step })
  const isReview = hasReview && step < 0
  const dispatch = (action: WizardAction) => {
    const next = wizardReducer(state, action)
    setCompleted(next.completedSteps)
    if (next.step !== state.step || isReview) change({ step: STEPS[next.step]?.key })
  }
  return { state, isReview, dispatch }
}
