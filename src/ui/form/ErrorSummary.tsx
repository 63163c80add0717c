import { Alert, Anchor, List } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './ErrorSummary.module.css'

/** Something wrong with a form: its field, what the field is called, and what is wrong with it. */
export type Problem = { field: string; label: string; message: ReactNode }

type ErrorSummaryProps = { problems: readonly Problem[]; onGoTo: (field: string) => void }

/**
 * Lists what is wrong with a form above its fields, if it is more than one thing: a single problem is next to its field,
 * which has the focus. Each entry leads to its field.
 */
export function ErrorSummary({ problems, onGoTo }: ErrorSummaryProps) {
  if (problems.length < 2) return null
  return (
    <Alert role="alert" color="red" title={`${problems.length} things need your attention`}>
      <List>
        {problems.map(({ field, label, message }) => (
          <List.Item key={field}>
            <Anchor
              component="button"
              type="button"
              inherit
              underline="always"
              c="inherit"
              className={css['entry'] ?? ''}
              onClick={() => onGoTo(field)}
            >
              {label}: {message}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
