import { Checkbox, SimpleGrid, Text, TextInput } from '@mantine/core'
import { formatDays, formatHours } from '../../lib/venue-time.ts'
import type { EditForm } from '../../ui/form/useEditForm.ts'
import classes from './ClassFields.module.css'
import type { ClassValues } from './class-values.ts'
import type { Planned } from './warnings.ts'
import { useTyped } from './useTyped.ts'

type RepeatFieldsProps = {
  form: EditForm<ClassValues>['form']
  zone: string
  /** The classes that would be added. */
  preview: readonly Planned[]
}

/** Whether the class is held again, and when that would be: nothing is added that was not seen before. */
export function RepeatFields({ form, zone, preview }: RepeatFieldsProps) {
  const repeats = useTyped(form, 'repeats')
  const field = (name: 'everyWeeks' | 'times') => ({ key: form.key(name), ...form.getInputProps(name) })
  return (
    <>
      <Checkbox
        label="Repeat this class"
        size="md"
        key={form.key('repeats')}
        {...form.getInputProps('repeats', { type: 'checkbox' })}
      />
      {repeats && (
        <>
          <SimpleGrid cols={2} spacing="sm">
            <TextInput label="Every how many weeks" inputMode="numeric" {...field('everyWeeks')} />
            <TextInput label="How many classes" inputMode="numeric" {...field('times')} />
          </SimpleGrid>
          {preview.length > 1 && preview[0]?.days.length !== 0 && (
            <ol className={classes['preview']} aria-label="Classes to be added">
              {preview.map(({ days, warnings }) => (
                <li key={days[0]?.startTime}>
                  {formatDays(days)}
                  {days.length === 1 && days[0] && `, ${formatHours(days[0], zone)}`}
                  {warnings.map((warning) => (
                    <Text key={warning} size="sm" c="var(--mantine-color-orange-light-color)">
                      {warning}
                    </Text>
                  ))}
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </>
  )
}
