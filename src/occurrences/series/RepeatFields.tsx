import { Checkbox, SimpleGrid, Text, TextInput } from '@mantine/core'
import { formatDays, formatHours } from '../../lib/venue-time.ts'
import type { EditForm } from '../../ui/form/useEditForm.ts'
import { useWatched } from '../../ui/form/useWatched.ts'
import css from '../class-form/ClassFields.module.css'
import type { ClassValues } from '../class-form/class-values.ts'
import { LABELS } from '../class-form/labels.ts'
import type { Planned } from '../class-form/warnings.ts'

type RepeatFieldsProps = {
  form: EditForm<ClassValues>['form']
  zone: string
  /** The classes that would be added. */
  preview: readonly Planned[]
}

/** Whether the class repeats, with a preview of every class that would be added. */
export function RepeatFields({ form, zone, preview }: RepeatFieldsProps) {
  const repeats = useWatched(form, 'repeats')
  return (
    <>
      <Checkbox
        label={LABELS.repeats}
        size="md"
        key={form.key('repeats')}
        {...form.getInputProps('repeats', { type: 'checkbox' })}
      />
      {repeats && (
        <>
          <SimpleGrid cols={2} spacing="sm" style={{ alignItems: 'end' }}>
            {(['everyWeeks', 'times'] as const).map((name) => (
              <TextInput
                label={LABELS[name]}
                inputMode="numeric"
                key={form.key(name)}
                {...form.getInputProps(name)}
              />
            ))}
          </SimpleGrid>
          {preview.length > 1 && preview[0]?.days.length !== 0 && (
            <ol className={css['preview']} aria-label="Classes to be added">
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
