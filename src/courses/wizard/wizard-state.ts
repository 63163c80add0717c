import { LAST_STEP, STEPS } from './steps.ts'

export type Mode = 'create' | 'edit'

/** Where somebody is in the wizard, section 4. `step` counts from 0; steps before `completedSteps` are completed. */
export type WizardState = { mode: Mode; step: number; completedSteps: number }

export type WizardAction =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'goTo'; step: number }
  /** What was typed before is back, and with it so many steps. */
  | { type: 'complete'; completedSteps: number }

/** In edit mode all steps are completed from the start. */
export const startOf = (mode: Mode): WizardState => ({
  mode,
  step: 0,
  completedSteps: mode === 'edit' ? STEPS.length : 0,
})

/** Completed steps and the one after them can be gone to. */
export const isReachable = ({ completedSteps }: WizardState, step: number) =>
  Number.isInteger(step) && step >= 0 && step <= Math.min(completedSteps, LAST_STEP)

/** Next does not go past the last step, previous not below the first, and neither undoes what is completed. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  if (action.type === 'previous') return { ...state, step: Math.max(state.step - 1, 0) }
  if (action.type === 'goTo') return isReachable(state, action.step) ? { ...state, step: action.step } : state
  const done = action.type === 'next' ? state.step + 1 : action.completedSteps
  const completedSteps = Math.max(state.completedSteps, done)
  const step = action.type === 'next' ? Math.min(state.step + 1, LAST_STEP) : state.step
  return { ...state, step, completedSteps }
}
