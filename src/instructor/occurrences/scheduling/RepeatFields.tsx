import { Checkbox, SimpleGrid, TextInput } from '@mantine/core'
import { formatDay, formatDays, formatHours, noon } from '../../../lib/venue-time.ts'
import { TypeTabs } from '../../../ui/tabs/TypeTabs.tsx'
import type { EditForm } from '../../../ui/form/useEditForm.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import type { ClassValues } from './plan/class-values.ts'
import { LABELS } from './plan/labels.ts'
import type { Planned } from './plan/planned.ts'
import { PlannedList } from './PlannedList.tsx'
import type { Repeat } from './plan/repeat.ts'
import css from './Repeat.module.css'
import { Weekdays } from './Weekdays.tsx'

const ENDS: Record<Repeat['ends'], string> = { after: 'After a number of classes', on: 'On a day' }

type RepeatFieldsProps = {
  form: EditForm<ClassValues>['form']
  zone: string
  repeat: Repeat
  /** The classes that would be added. */
  preview: readonly Planned[]
}

/** Whether and how the class repeats, with a list of the classes that would be added. */
export function RepeatFields({ form, zone, repeat, preview }: RepeatFieldsProps) {
  const dates = useWatched(form, 'dates')
  const first = dates[0]?.date
  return (
    <>
      <Checkbox
        label={LABELS.repeats}
        size="md"
        mb="xs"
        key={form.key('repeats')}
        {...form.getInputProps('repeats', { type: 'checkbox' })}
      />
      {repeat.repeats && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput
              label={LABELS.everyWeeks}
              inputMode="numeric"
              key={form.key('everyWeeks')}
              {...form.getInputProps('everyWeeks')}
            />
          </SimpleGrid>
          {dates.length === 1 && first && (
            <Weekdays
              first={first}
              chosen={repeat.weekdays}
              onChange={(weekdays) => form.setFieldValue('weekdays', weekdays)}
            />
          )}
          <div>
            <span className={css['label']} aria-hidden>
              {LABELS.ends}
            </span>
            <TypeTabs
              label={LABELS.ends}
              labels={ENDS}
              value={repeat.ends}
              onChange={(ends) => form.setFieldValue('ends', ends)}
            />
          </div>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            {repeat.ends === 'after' ? (
              <TextInput
                label={LABELS.times}
                inputMode="numeric"
                key={form.key('times')}
                {...form.getInputProps('times')}
              />
            ) : (
              <TextInput
                label={LABELS.until}
                type="date"
                required
                min={first}
                max="9999-12-31"
                key={form.key('until')}
                {...form.getInputProps('until')}
              />
            )}
          </SimpleGrid>
          {preview.length > 1 && (
            <PlannedList
              path="leftOut"
              error={form.errors['leftOut']}
              rows={preview.map((planned) => ({ ...planned, ...textOf(planned, zone) }))}
              onChange={(leftOut) => form.setFieldValue('leftOut', leftOut)}
            />
          )}
        </>
      )}
    </>
  )
}

/** A date, and its hours if it is a class of one day. */
function textOf({ key, days }: Planned, zone: string) {
  const [day] = days
  if (!day) return { title: formatDay(noon(key)), detail: '' }
  return { title: formatDays(days), detail: days.length === 1 ? formatHours(day, zone) : '' }
}
