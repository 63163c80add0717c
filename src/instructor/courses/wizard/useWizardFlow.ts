import { useRef, useState } from 'react'
import type { Problem } from '../../../ui/form/ErrorSummary.tsx'
import { anyText } from '../../../ui/url-params.ts'
import { useHeadingFocus } from '../../../ui/useHeadingFocus.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { CourseForm, Mode } from '../course-fields/step-props.ts'
import type { Catalog } from '../course-form/course-body.ts'
import { labelOf } from '../course-form/labels.ts'
import { validateCourse } from '../course-form/validate-course.ts'
import { errorsOfStep, LAST_STEP, startOf, STEPS, stepOf, type WizardAction, wizardReducer } from './steps.ts'

/**
 * Moving through the steps. A new course is validated step by step on the way forward, never on the way back. An
 * existing course is validated when it is saved.
 *
 * The step is in the URL, so that Back goes to the previous step and a reload stays on this one. A link to a step that is not
 * reachable yet opens the first step.
 * @param hasReview before any step is chosen, there is a review of all of them
 */
export function useWizardFlow(
  mode: Mode,
  form: CourseForm,
  { curricula, items }: Catalog,
  { hasReview = false } = {},
) {
  const errorsNow = () => validateCourse(form.getValues(), curricula, items)
  /** A draft that was restored at once has completed the steps before the first one with an error. */
  const startCompleted = () => {
    if (mode === 'edit' || !form.isDirty()) return startOf(mode).completedSteps
    const errors = errorsNow()
    const first = STEPS.findIndex((_, step) => Object.keys(errorsOfStep(errors, step)).length > 0)
    return first < 0 ? LAST_STEP : first
  }
  const [completedSteps, setCompleted] = useState(startCompleted)
  const [{ step: asked }, change] = useUrlState({ step: anyText })
  const inUrl = STEPS.findIndex(({ key }) => key === asked)
  const state = wizardReducer({ mode, step: 0, completedSteps }, { type: 'goTo', step: inUrl })
  const isReview = hasReview && inUrl < 0
  const dispatch = (action: WizardAction) => {
    const next = wizardReducer(state, action)
    setCompleted(next.completedSteps)
    if (next.step !== state.step || isReview) change({ step: STEPS[next.step]?.key })
  }
  const [invalid, setInvalid] = useState<string[]>([])
  /** A field in another step that gets the focus when that step appears. */
  const wanted = useRef<string>(undefined)
  const focusWanted = () => {
    const field = wanted.current === undefined ? null : form.getInputNode(wanted.current)
    wanted.current = undefined
    field?.focus()
    return field !== null
  }
  const heading = useHeadingFocus(isReview ? -1 : state.step, focusWanted)

  const goToField = (field: string) => {
    wanted.current = field
    if (form.getInputNode(field)) focusWanted()
    else dispatch({ type: 'goTo', step: stepOf(field) })
  }
  /** Goes to the first of the invalid fields. Errors that belong to no field are shown below the heading. */
  const show = (fields: string[]) => {
    setInvalid(fields)
    if (fields[0] === undefined) heading.current?.focus()
    else goToField(fields[0])
  }
  const mayGoOn = () => {
    if (mode === 'edit') return true
    const errors = errorsOfStep(errorsNow(), state.step)
    const fields = Object.keys(errors)
    form.setErrors(errors)
    if (fields.length) show(fields)
    else setInvalid([])
    return !fields.length
  }
  const problemOf = (field: string): Problem => {
    const step = stepOf(field)
    const place = step === state.step ? '' : `${STEPS[step]?.title}, `
    return { field, label: `${place}${labelOf(field)}`, message: form.errors[field] ?? 'corrected' }
  }

  return {
    state,
    /** All answers are shown, and no step. */
    isReview,
    heading,
    /** The problems found by the last check. Corrected fields stay on the list so that the page does not jump. */
    problems: invalid.map(problemOf),
    show,
    goToField,
    next: () => mayGoOn() && dispatch({ type: 'next' }),
    back: () => dispatch({ type: 'previous' }),
    goTo: (step: number) => (step <= state.step || mayGoOn()) && dispatch({ type: 'goTo', step }),
    startOver() {
      dispatch({ type: 'startOver' })
      setInvalid([])
      heading.current?.focus()
    },
  }
}

export type WizardFlow = ReturnType<typeof useWizardFlow>
