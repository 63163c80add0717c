import { Alert, Anchor, List } from '@mantine/core'
import { labelOf } from '../course-form/labels.ts'
import { STEPS, stepOf } from './steps.ts'

type ErrorSummaryProps = {
  /** What was wrong at the last check. The list stands still while it is worked off. */
  fields: readonly string[]
  /** What is wrong now. */
  errors: Readonly<Record<string, unknown>>
  /** The step that is shown; fields of others say where they are. */
  step: number
  onGoTo: (field: string) => void
}

const wordsOf = (error: unknown) => (typeof error === 'string' ? error : 'corrected')

/** What is to be corrected, when it is more than one thing; each leads to its field. */
export function ErrorSummary({ fields, errors, step, onGoTo }: ErrorSummaryProps) {
  if (fields.length < 2) return null
  return (
    <Alert role="alert" color="red" variant="light" title={`${fields.length} things need your attention`}>
      <List>
        {fields.map((field) => (
          <List.Item key={field}>
            <Anchor
              component="button"
              type="button"
              underline="always"
              c="inherit"
              ta="left"
              onClick={() => onGoTo(field)}
            >
              {stepOf(field) !== step && `${STEPS[stepOf(field)]?.title}, `}
              {labelOf(field)}: {wordsOf(errors[field])}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
