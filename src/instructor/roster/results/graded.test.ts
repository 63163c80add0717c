import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { drafts } from '../../../ui/form/drafts.ts'
import { forgetGraded } from './graded.ts'

test('a sign-out knows no marks of a class that somebody else has graded', () => {
  const remove = vi.spyOn(drafts, 'remove').mockReturnValue()
  const occurrence = (id: string, resultsSubmittedAt: string | null) => ({
    id,
    attributes: { resultsSubmittedAt },
  })
  const graded = '2026-11-20T15:00:00Z'
  const known = new QueryClient()
  known.setQueryData(['listInstructorOccurrences'], {
    data: [occurrence('1', graded), occurrence('2', null)],
  })
  known.setQueryData(['getOccurrence'], { data: occurrence('3', graded) })
  known.setQueryData(['listInstructorCourses'], { data: [{ id: '4', attributes: {} }, 'five', null] })
  known.setQueryData(['getCourse'], null)
  forgetGraded(known)
  expect(remove.mock.calls).toEqual([['results.1'], ['results.3']])
})
