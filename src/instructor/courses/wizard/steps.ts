import type { Mode } from '../course-fields/step-props.ts'

/** The six steps of the wizard in order (spec §2), each with its fields. */
export const STEPS = [
  {
    key: 'course',
    title: 'Course',
    question: 'Describe your course',
    fields: ['curriculumId', 'curriculumModuleId', 'name', 'description', 'imageId', 'imageUrl'],
  },
  {
    key: 'details',
    title: 'Details',
    question: 'Provide more details on your course',
    fields: [
      'price',
      'capacity',
      'classroomHours',
      'rangeHours',
      'hasLiveFire',
      'grantsCCW',
      'isWomensOnly',
      'isWheelchairAccessible',
      'isSearchable',
      'notes',
    ],
  },
  {
    key: 'location',
    title: 'Location',
    question: 'Where will the course be held?',
    fields: ['organizationId', 'location', 'environment'],
  },
  {
    key: 'equipment',
    title: 'Equipment',
    question: 'What should students bring to this course?',
    fields: ['bringableItems'],
  },
  {
    key: 'provided',
    title: 'Provided',
    question: 'What will you provide for your students?',
    fields: ['providedItems'],
  },
  {
    key: 'registration',
    title: 'Registration',
    question: 'How will students register?',
    fields: ['registrationType', 'overrideUrl', 'registration'],
  },
] as const

export type Step = (typeof STEPS)[number]
export const LAST_STEP = STEPS.length - 1

/** The step of a field: `location.city` belongs to Location. -1 if no step has the field. */
export const stepOf = (field: string) =>
  STEPS.findIndex(({ fields }) => fields.some((name) => field === name || field.startsWith(`${name}.`)))

/** The errors in the fields of one step. */
export const errorsOfStep = <T>(errors: Record<string, T>, step: number): Record<string, T> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => stepOf(field) === step))

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
