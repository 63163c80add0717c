import { Link } from 'react-router-dom'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import type { ResultStatus } from '../../../api/result-status.ts'
import { paths } from '../../../paths.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Correction } from '../Correction.tsx'
import { NoRoster } from '../NoRoster.tsx'
import { useForgetGraded } from './graded.ts'

const WORDS: Record<Exclude<ResultStatus, 'NONE' | 'TO_BE_GRADED'>, { title: string; text: string }> = {
  GRADED: { title: 'Results are submitted', text: 'They are final, and the roster is locked.' },
  NO_STUDENTS: {
    title: 'Nobody is on the roster',
    text: 'Add the students who attended, then submit their results.',
  },
  UPCOMING: {
    title: 'This class has not started yet',
    text: 'You can submit results once the class has started.',
  },
}

type NoResultsProps = { occurrence: OccurrenceResource; status: Exclude<ResultStatus, 'TO_BE_GRADED'> }

/** Says why there are no results to submit, instead of the form. */
export function NoResults({ occurrence, status }: NoResultsProps) {
  useForgetGraded(occurrence)
  if (status === 'NONE') return <NoRoster occurrence={occurrence} />
  const { title, text } = WORDS[status]
  const toRoster = (
    <QuietButton component={Link} to={paths.roster(occurrence.id)}>
      Open the roster
    </QuietButton>
  )
  return (
    <Notice title={title} action={toRoster}>
      {text}
      {status === 'GRADED' && <Correction occurrence={occurrence} />}
    </Notice>
  )
}
