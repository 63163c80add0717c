import { Alert, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { viewerZone } from '../../../lib/venue-zone.ts'
import type { EditForm } from '../../../ui/form/useEditForm.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import { Hint } from '../../../ui/looks.ts'
import { previewOf } from './plan/planned.ts'
import { keyOf, plannedDays } from './plan/repeat.ts'
import { useRepeat } from './useRepeat.ts'
import type { ClassValues } from './plan/class-values.ts'
import { DayFields } from './DayFields.tsx'
import { readDay } from './plan/days.ts'
import { LABELS } from './plan/labels.ts'
import { RepeatFields } from './RepeatFields.tsx'
import { firstStart, useOtherClasses, usePromotions } from './plan/schedule.ts'
import { zoneNote } from './plan/warnings.ts'

type ClassFieldsProps = {
  form: EditForm<ClassValues>['form']
  zone: string
  /** The class that is being edited. Only a new class can repeat. */
  editedId?: string
  /** Whether the focus starts at the date. In the dialog that asks for a course, it starts there. */
  startsAtDate?: boolean
}

const NOT_PROMOTED = 'The promotion is not active on this date. The class is added without it.'

/** The fields of a class, and what the instructor should know before saving it. */
export function ClassFields({ form, zone, editedId, startsAtDate = true }: ClassFieldsProps) {
  const dates = useWatched(form, 'dates')
  const promotionId = useWatched(form, 'promotionId')
  const repeat = useRepeat(form)
  const [now] = useState(() => Date.now())
  const { classes } = useOtherClasses()
  const plans = plannedDays({ ...repeat, dates }).map((days) => {
    const key = keyOf(days)
    return { key, days, zone, isKept: !repeat.leftOut.includes(key) }
  })
  const { activeAt, allows } = usePromotions()
  const preview = previewOf(plans, { now, classes, exceptId: editedId }).map((planned, i) =>
    !repeat.repeats || allows(promotionId, firstStart(plans[i]?.days ?? [], zone))
      ? planned
      : { ...planned, warnings: [...planned.warnings, NOT_PROMOTED] },
  )
  const isNews =
    editedId === undefined || JSON.stringify(dates) !== JSON.stringify(form.getInitialValues().dates)
  const warnings = isNews && !repeat.repeats ? (preview[0]?.warnings ?? []) : []
  const promotions = activeAt(firstStart(dates, zone))
  const first = dates[0] && readDay(dates[0], zone).start
  return (
    <>
      <Hint>{zoneNote(first, zone, viewerZone(), now)}</Hint>
      <DayFields form={form} takesFocus={startsAtDate} />
      <div role="status">
        {warnings.map((warning) => (
          <Alert key={warning} color="orange" mb="xs">
            {warning}
          </Alert>
        ))}
      </div>
      {editedId === undefined && <RepeatFields form={form} zone={zone} repeat={repeat} preview={preview} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        <TextInput
          label={LABELS.capacity}
          required
          inputMode="numeric"
          autoComplete="off"
          key={form.key('capacity')}
          {...form.getInputProps('capacity')}
        />
        {(promotions.length > 0 || promotionId !== '') && (
          <NativeSelect
            label={LABELS.promotionId}
            data={[
              { value: '', label: 'None' },
              ...promotions.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
              ...(promotionId && !promotions.some(({ id }) => id === promotionId)
                ? [{ value: promotionId, label: 'Keep current promotion' }]
                : []),
            ]}
            key={form.key('promotionId')}
            {...form.getInputProps('promotionId')}
          />
        )}
      </SimpleGrid>
      <Textarea
        label={LABELS.registrationQuestions}
        description="One per line. Students answer them when they register."
        autosize
        minRows={2}
        maxRows={8}
        key={form.key('registrationQuestions')}
        {...form.getInputProps('registrationQuestions')}
      />
    </>
  )
}
