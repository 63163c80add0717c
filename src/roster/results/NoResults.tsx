import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { type ResultStatus, resultStatus } from '../../api/result-status.ts'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/Notice.tsx'

const WORDS: Record<Exclude<ResultStatus, 'TO_BE_GRADED'>, { title: string; text: string }> = {
  NONE: {
    title: 'This class has no roster',
    text: 'Its students register elsewhere, so there is nothing to grade.',
  },
  GRADED: { title: 'Results are submitted', text: 'They are final, and the roster is locked.' },
  NO_STUDENTS: {
    title: 'Nobody is on the roster',
    text: 'Add the students who came; then submit their results.',
  },
  UPCOMING: {
    title: 'This class has not begun',
    text: 'Results can be submitted from the start of its first day.',
  },
}

/** Why there is nothing to submit; undefined when there is. */
export const whyNoResults = ({ attributes }: OccurrenceResource) => {
  const status = resultStatus(attributes)
  return status === 'TO_BE_GRADED' ? undefined : WORDS[status]
}

export const NoResults = ({ title, text, id }: { title: string; text: string; id: string }) => (
  <Notice
    title={title}
    action={
      <Button component={Link} to={paths.roster(id)} variant="default">
        Open the roster
      </Button>
    }
  >
    {text}
  </Notice>
)
