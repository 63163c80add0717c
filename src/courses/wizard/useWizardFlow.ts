import { useState } from 'react'
import type { Catalogue } from '../course-form/course-body.ts'
import type { CourseForm } from '../course-fields/step-props.ts'
import { errorsOfStep, STEPS, stepOf } from './steps.ts'
import { useStepFocus } from './useStepFocus.ts'
import { useWizard } from './useWizard.ts'
import { validateCourse } from '../course-form/validate-course.ts'
import type { Mode } from './wizard-state.ts'

/** The way through the steps. A new course is checked step by step going on, never going back; an old one on saving. */
export function useWizardFlow(mode: Mode, form: CourseForm, { curricula, items }: Catalogue) {
  const { state, dispatch } = useWizard(mode)
  const { heading, focusField } = useStepFocus(state.step, form)
  const [summary, setSummary] = useState<string[]>([])

  const errorsNow = () => validateCourse(form.getValues(), curricula, items)
  const goToField = (field: string) => {
    focusField(field)
    dispatch({ type: 'goTo', step: stepOf(field) })
  }
  /** Where the first of the fields is, and that there are more; what is wrong with no field is said below the heading. */
  const show = (fields: string[]) => {
    setSummary(fields)
    if (fields[0] === undefined) heading.current?.focus()
    else goToField(fields[0])
  }
  const mayGoOn = () => {
    if (mode === 'edit') return true
    const errors = errorsOfStep(errorsNow(), state.step)
    const fields = Object.keys(errors)
    form.setErrors(errors)
    if (fields.length) show(fields)
    else setSummary([])
    return !fields.length
  }

  return {
    state,
    heading,
    /** The fields that were wrong at the last check. */
    summary,
    show,
    goToField,
    next: () => mayGoOn() && dispatch({ type: 'next' }),
    back: () => dispatch({ type: 'previous' }),
    goTo: (step: number) => (step <= state.step || mayGoOn()) && dispatch({ type: 'goTo', step }),
    /** What was typed before is back: the steps that it completes are, too. */
    resume() {
      const errors = errorsNow()
      const first = STEPS.findIndex((_, step) => Object.keys(errorsOfStep(errors, step)).length > 0)
      dispatch({ type: 'complete', completedSteps: first < 0 ? STEPS.length - 1 : first })
      heading.current?.focus()
    },
  }
}

export type WizardFlow = ReturnType<typeof useWizardFlow>
