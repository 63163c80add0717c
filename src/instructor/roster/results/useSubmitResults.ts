import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSubmitResults as useSubmitCall } from '../../../api/generated/training.hooks.ts'
import type { RegistrantListDocument, RegistrantStatus } from '../../../api/generated/training.types.ts'
import { fullName } from '../../../domain/person.ts'
import { paths } from '../../../paths.ts'
import { confirmSubmit } from './confirmSubmit.tsx'
import type { Marks } from './marks.ts'

type Options = {
  occurrenceId: string
  marks: Marks
  roster: UseQueryResult<RegistrantListDocument>
  onSubmitted: () => void
}

/**
 * Submits the marks once, after refetching the roster, because a student who was added in the meantime needs a result
 * too. A failure leaves every mark in place.
 */
export function useSubmitResults({ occurrenceId, marks, roster, onSubmitted }: Options) {
  const navigate = useNavigate()
  const [isLooking, setLooking] = useState(false)
  const call = useSubmitCall({
    // The roster page comes next. By then it must show the results and not the button that leads here.
    meta: { refresh: 'awaited' },
    onSuccess: onSubmitted,
    // Set here rather than on the call, whose callbacks would be dropped when this form unmounts.
    onSettled: (_data, error) => error ?? navigate(paths.roster(occurrenceId)),
  })
  const submit = async () => {
    setLooking(true)
    const { data } = await roster.refetch()
    setLooking(false)
    const registrants = data?.data ?? []
    marks.setRegistrants(registrants.map(({ id }) => id))
    const summary = marks.summarize()
    // Sends exactly what the instructor confirmed, even if another tab has changed marks since.
    const statuses = marks.statuses()
    const results = Object.entries(statuses).map(([registrantId, status]) => ({ registrantId, status }))
    const names = (wanted: RegistrantStatus) =>
      registrants.flatMap(({ id, attributes }) => (statuses[id] === wanted ? [fullName(attributes)] : []))
    if (!summary.canSubmit || !(await confirmSubmit(summary, names))) return
    call.mutate({ body: { occurrenceId, results } })
  }
  const isPending = isLooking || call.isPending || call.isSuccess
  return { submit: () => void (isPending || submit()), isPending, error: call.error }
}
