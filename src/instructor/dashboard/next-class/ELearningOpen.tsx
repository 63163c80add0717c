import { Text } from '@mantine/core'
import { useListRegistrants } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { formatCount, plural } from '../../../lib/words.ts'
import { LOADING } from '../../../ui/Page.tsx'
import { RetryLine } from '../../../ui/Notice.tsx'
import { useFailure } from '../../../ui/failure/useFailure.ts'

/** How many students have not finished the e-learning. It loads the roster, which the instructor opens next anyway. */
export function ELearningOpen({ occurrence: { id, attributes } }: { occurrence: OccurrenceResource }) {
  const isAsked = attributes.willAssignPrerequisiteELearning && attributes.numberOfRegistrants > 0
  const roster = useListRegistrants({ id }, { enabled: isAsked })
  const failure = useFailure([roster])
  const { data } = roster
  if (!isAsked) return null
  if (!data) return failure ? <RetryLine what="the e-learning" /> : <Text>{LOADING}</Text>
  const open = data.data.filter((one) => !one.attributes.hasCompletedPrerequisiteELearning).length
  return (
    <Text c="dimmed">
      {open
        ? `${formatCount(open)} of ${plural(data.data.length, 'student')} have e-learning left`
        : 'Everyone has finished the e-learning'}
    </Text>
  )
}
