import { type SyntheticEvent, useState } from 'react'
import type { VersionMeta } from '../../../api/generated/training.types.ts'
import type { Problem } from '../../../ui/form/ErrorSummary.tsx'
import { type EditForm, useEditForm } from '../../../ui/form/useEditForm.ts'
import { classNames } from './plan/class-names.ts'
import { type ClassValues, type HeadCount, validateClass } from './plan/class-values.ts'
import { type DayTimes, validateGuess } from './plan/days.ts'
import { labelOf } from './plan/labels.ts'
import { firstStart, usePromotions } from './plan/schedule.ts'

type ClassFormOptions = {
  /** What its draft is called. */
  name: string
  initialValues: ClassValues
  zone: string
  /** For a class that exists: how full it is, which version of it the values are from, and when it is. */
  existing?: {
    headCount: HeadCount
    meta: VersionMeta | undefined
    stored: readonly DayTimes[]
    /** Whether the time zone may still load, if `zone` is only the offset of the days. */
    mayLoad: boolean
  }
}

const NOT_ACTIVE = 'This promotion is not active on the class date. Choose another one or none.'

/** The form of a class with its rules. */
export function useClassForm({ name, initialValues, zone, existing }: ClassFormOptions) {
  const { promotions, allows } = usePromotions()
  const [isTried, setTried] = useState(false)
  const isPromoted = ({ promotionId, dates }: ClassValues) => allows(promotionId, firstStart(dates, zone))
  const isMoved = ({ dates }: ClassValues) =>
    JSON.stringify(dates) !== JSON.stringify(edit.form.getInitialValues().dates)
  const edit: EditForm<ClassValues> = useEditForm<ClassValues>({
    name,
    initialValues,
    validate: (values) => ({
      ...(existing && isMoved(values) && validateGuess(values.dates, { zone, ...existing })),
      ...validateClass(values, zone, existing?.headCount),
      ...(!isPromoted(values) && { promotionId: NOT_ACTIVE }),
    }),
    ...(existing && { stored: { meta: existing.meta, names: classNames(zone, promotions) } }),
  })
  const { form } = edit
  const problemOf = (field: string): Problem => ({
    field,
    label: labelOf(field, form.getValues().dates.length),
    message: form.errors[field],
  })
  return {
    edit,
    /** From the first attempt to submit on: everything that is wrong, for the list above the fields. */
    problems: isTried ? Object.keys(form.errors).map(problemOf) : [],
    goToField: (field: string) => form.getInputNode(field)?.focus(),
    /** Wraps the submit handler to notice the first attempt. */
    trying(submit: (event: React.FormEvent<HTMLFormElement>) => void) {
      return (event: SyntheticEvent<HTMLFormElement>) => {
        setTried(true)
        submit(event)
      }
    },
  }
}
