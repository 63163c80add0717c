import { useEffect, useEffectEvent, useRef } from 'react'
import { useHeadingFocus } from '../../ui/useHeadingFocus.ts'
import type { CourseForm } from '../course-fields/step-props.ts'

/** In a step that was gone to, the focus is at its heading, or at the field that it was gone to for. */
export function useStepFocus(step: number, form: CourseForm) {
  const heading = useHeadingFocus()
  const shown = useRef(step)
  const wanted = useRef<string>(undefined)
  const focus = useEffectEvent(() => {
    const field = wanted.current === undefined ? null : form.getInputNode(wanted.current)
    wanted.current = undefined
    if (field) field.focus()
    else heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (shown.current !== step) focus()
    shown.current = step
  }, [step])
  return {
    heading,
    /** Focuses a field of this step now, one of another step once that is shown. */
    focusField(field: string) {
      const node = form.getInputNode(field)
      if (node) node.focus()
      else wanted.current = field
    },
  }
}
