import { Alert, Anchor, List } from '@mantine/core'
import type { EditForm } from '../../ui/form/useEditForm.ts'
import type { ClassValues } from './class-values.ts'

const LABELS: Record<string, string> = {
  date: 'Date',
  start: 'Start',
  end: 'End',
  capacity: 'Seats',
  promotionId: 'Promotion',
  everyWeeks: 'Every how many weeks',
  times: 'How many classes',
  registrationQuestions: 'Questions',
}

/** What a field is called where it is not in sight. */
function labelOf(path: string, days: number) {
  const [, day, field] = /^dates\.(\d+)\.(\w+)$/.exec(path) ?? []
  const label = LABELS[field ?? path] ?? path
  return day && days > 1 ? `Day ${Number(day) + 1}, ${label}` : label
}

/** All that is wrong, when it is more than one thing. The fields say it too; from here one gets to them. */
export function ErrorSummary({ form }: { form: EditForm<ClassValues>['form'] }) {
  const errors = Object.entries(form.errors)
  if (errors.length < 2) return null
  const days = form.getValues().dates.length
  return (
    <Alert role="alert" color="red" variant="light" title={`${errors.length} things need another look`}>
      <List>
        {errors.map(([path, message]) => (
          <List.Item key={path}>
            <Anchor
              component="button"
              type="button"
              inherit
              c="inherit"
              underline="always"
              mih={28}
              onClick={() => form.getInputNode(path)?.focus()}
            >
              {labelOf(path, days)}: {message}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
