import { useQueryClient } from '@tanstack/react-query'

const AFFECTED = [
  'getOccurrence',
  'listInstructorOccurrences',
  'listCourseOccurrences',
  'getCourse',
  'listInstructorCourses',
]

/** After a class was added, changed or deleted: every list that shows it, and the counts of its course (section 4). */
export function useClassesChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(AFFECTED.map((operation) => queryClient.invalidateQueries({ queryKey: [operation] })))
}
