import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { EditForm } from '../../../ui/form/useEditForm.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { startHere } from '../../../ui/useDialog.ts'
import css from './ClassFields.module.css'
import type { ClassValues } from './plan/class-values.ts'
import { type DayValues, followingDay } from './plan/days.ts'
import { LABELS } from './plan/labels.ts'

type Form = EditForm<ClassValues>['form']
const MOST_DAYS = 31

const without = (days: readonly DayValues[], at: number) => days.filter((_, i) => i !== at)

/** The days of a class, each with its hours. */
export function DayFields({ form, takesFocus }: { form: Form; takesFocus: boolean }) {
  const days = useWatched(form, 'dates')
  const isOne = days.length === 1
  // The pressed button may disappear, so the focus goes to a day.
  const changeDays = (dates: DayValues[], focused: number) => {
    flushSync(() => form.setValues({ dates }))
    form.getInputNode(`dates.${focused}.date`)?.focus()
  }
  return (
    <>
      {days.map((_, i) => (
        // A day has no id, only its position.
        // oxlint-disable-next-line react/no-array-index-key
        <Day
          key={i}
          form={form}
          at={i}
          isOne={isOne}
          takesFocus={takesFocus && i === 0}
          onRemove={() => changeDays(without(days, i), Math.max(i - 1, 0))}
        />
      ))}
      {days.length < MOST_DAYS && (
        <Button
          className={css['addDay']}
          variant="subtle"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => changeDays([...days, followingDay(days)], days.length)}
        >
          Add another day
        </Button>
      )}
    </>
  )
}

type DayProps = { form: Form; at: number; isOne: boolean; takesFocus: boolean; onRemove: () => void }

function Day({ form, at, isOne, takesFocus, onRemove }: DayProps) {
  const name = <Field extends string>(field: Field) => `dates.${at}.${field}` as const
  const { start, end, endsNextDay } = useWatched(form, 'dates')[at] ?? {}
  const isOverMidnight = !!endsNextDay || (!!start && !!end && end <= start)
  // Once shown, the checkbox stays: if it disappeared when unticked, it would take the focus with it.
  const [isAsked, setAsked] = useState(false)
  if (isOverMidnight && !isAsked) setAsked(true)
  return (
    <fieldset className={css['day']} tabIndex={-1} {...(at === 0 && { 'data-path': 'dates' })}>
      <legend className={isOne ? 'visually-hidden' : css['legend']}>Day {at + 1}</legend>
      <div className={css['times']}>
        <TextInput
          label={LABELS.date}
          type="date"
          required
          max="9999-12-31"
          {...startHere(takesFocus)}
          key={form.key(name('date'))}
          {...form.getInputProps(name('date'))}
        />
        {(['start', 'end'] as const).map((field) => (
          <TextInput
            label={LABELS[field]}
            type="time"
            required
            key={form.key(name(field))}
            {...form.getInputProps(name(field))}
          />
        ))}
      </div>
      {(isAsked || !isOne) && (
        <Group justify="space-between" mih={36}>
          {isAsked ? (
            <Checkbox
              label={LABELS.endsNextDay}
              key={form.key(name('endsNextDay'))}
              {...form.getInputProps(name('endsNextDay'), { type: 'checkbox' })}
            />
          ) : (
            <span />
          )}
          {!isOne && (
            <QuietButton
              size="compact-sm"
              leftSection={<IconTrash size={16} aria-hidden />}
              aria-label={`Remove day ${at + 1}`}
              onClick={onRemove}
            >
              Remove
            </QuietButton>
          )}
        </Group>
      )}
    </fieldset>
  )
}
