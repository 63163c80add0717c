import { Text } from '@mantine/core'
import { useState } from 'react'
import { useCreateOccurrence } from '../../../api/generated/training.hooks.ts'
import type { CourseAttributes } from '../../../api/generated/training.types.ts'
import { toasts } from '../../../api/messages.ts'
import { formatWhen } from '../../../lib/venue-time.ts'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useSubmit } from '../../../ui/form/useSubmit.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import { classBody, type ClassValues, submitLabel } from './plan/class-values.ts'
import { ClassFields } from './ClassFields.tsx'
import { keptDays, keyOf } from './plan/repeat.ts'
import { SeriesProgress } from './SeriesProgress.tsx'
import { useRepeat } from './useRepeat.ts'
import { useSeries } from './useSeries.ts'
import { firstStart, useOtherClasses, usePromotions } from './plan/schedule.ts'
import { proposalWords, type Start, startValues } from './plan/start.ts'
import { useClassForm } from './useClassForm.ts'

type AddClassProps = {
  courseId: string
  course: CourseAttributes
  zone: string
  start: Start
  onClose: () => void
}

/** Schedules one class of a course, or a series. */
export function AddClass({ courseId, course, zone, start, onClose }: AddClassProps) {
  const [now] = useState(() => Date.now())
  const { classes, isKnown } = useOtherClasses()
  const [isChecked] = useState(isKnown)
  const { edit, problems, goToField, trying } = useClassForm({
    name: start.kind === 'like' ? `occurrence.copy.${start.occurrence.id}` : `occurrence.new.${courseId}`,
    initialValues: startValues(start, { courseId, course, zone, now, classes }),
    zone,
  })
  const { form, settle } = edit
  const repeats = useWatched(form, 'repeats')
  // The label of the button depends on these.
  useRepeat(form)
  const series = useSeries(
    edit.keys,
    () => {
      settle()
      onClose()
    },
    // The draft has only what is left to add.
    ({ from = '' }) => form.setFieldValue('leftOut', [...form.getValues().leftOut, from]),
  )
  const { allows } = usePromotions()
  const bodyOf = (values: ClassValues, days = values.dates) => {
    // A series may outlast its promotion, and the server refuses a class that does.
    const isAllowed = allows(values.promotionId, firstStart(days, zone))
    return {
      entityId: courseId,
      entityType: 'courses' as const,
      ...classBody({ ...values, promotionId: isAllowed ? values.promotionId : '' }, zone, days),
    }
  }

  const mutation = useCreateOccurrence()
  const submitOne = useSubmit({
    edit,
    mutation,
    variables(values, keyFor) {
      const body = bodyOf(values)
      return { idempotencyKey: keyFor(body), body }
    },
    onDone: onClose,
  })
  const submitAll = form.onSubmit(
    (values) =>
      series.start(
        keptDays(values).map((days) => {
          const body = bodyOf(values, days)
          return { from: keyOf(days), label: formatWhen(body.dates, zone), body, outcome: 'waiting' }
        }),
      ),
    (errors) => goToField(Object.keys(errors)[0] ?? ''),
  )

  const close = () => {
    settle()
    onClose()
  }
  if (series.rows.length) return <SeriesProgress series={series} onBack={series.forget} onClose={close} />
  return (
    <Form
      bar="dialog"
      edit={edit}
      onSubmit={trying(repeats ? submitAll : submitOne)}
      onCancel={onClose}
      submitLabel={submitLabel(form.getValues())}
      mutation={mutation}
      failure={toasts.createOccurrence.failure}
    >
      <ErrorSummary problems={problems} onGoTo={goToField} />
      {start.kind === 'like' && (
        <Text size="sm">{proposalWords(form.getInitialValues().dates, isChecked)}</Text>
      )}
      <ClassFields form={form} zone={zone} startsAtDate={start.kind !== 'date'} />
    </Form>
  )
}
