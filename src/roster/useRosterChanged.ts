import { useQueryClient } from '@tanstack/react-query'

/** After a roster changed: its lists, the head-count of its class wherever it is shown, and the students. */
export function useRosterChanged() {
  const queryClient = useQueryClient()
  const affected = [
    'listRegistrants',
    'getOccurrence',
    'listInstructorOccurrences',
    'listCourseOccurrences',
    'listStudents',
    'getStudent',
  ]
  return () =>
    Promise.all(affected.map((operation) => queryClient.invalidateQueries({ queryKey: [operation] })))
}
