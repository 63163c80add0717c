import type { Mode } from '../course-fields/step-props.ts'
import { LAST_STEP, STEPS } from './steps.ts'

/** Where the user is in the wizard (spec §4). `step` counts from 0; the steps before `completedSteps` are completed. */
export type WizardState = { mode: Mode; step: number; completedSteps: number }

export type WizardAction =
  { type: 'next' } | { type: 'previous' } | { type: 'goTo'; step: number } | { type: 'startOver' }

/** In edit mode, all steps are completed from the start. */
export const startOf = (mode: Mode): WizardState => ({
  mode,
  step: 0,
  completedSteps: mode === 'edit' ? STEPS.length : 0,
})

/** The user can go to any completed step and to the one after them. */
export const isReachable = ({ completedSteps }: WizardState, step: number) =>
  Number.isInteger(step) && step >= 0 && step <= Math.min(completedSteps, LAST_STEP)

/** Next stops at the last step and previous at the first (spec §2). Neither undoes a completed step. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  if (action.type === 'previous') return { ...state, step: Math.max(state.step - 1, 0) }
  if (action.type === 'goTo') return isReachable(state, action.step) ? { ...state, step: action.step } : state
  if (action.type === 'startOver') return startOf(state.mode)
  const completedSteps = Math.max(state.completedSteps, state.step + 1)
  return { ...state, step: Math.min(state.step + 1, LAST_STEP), completedSteps }
}
