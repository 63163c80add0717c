import { PEOPLE } from '../../../mocks/seed/people.ts'

const { id } = PEOPLE.instructor
const ROW = 'tbody tr[data-index]'

/**
 * The pages an instructor opens cold, each with a selector for its main content: the first row or the first question.
 */
export const PAGES = {
  'my-classes': { path: '/my-classes', arrived: ROW },
  students: { path: '/students', arrived: ROW },
  // A full class that can be graded.
  roster: { path: `/roster/o-${id}-0-1`, arrived: ROW },
  results: { path: `/submit-results/o-${id}-0-1`, arrived: ROW },
  wizard: { path: '/create-course', arrived: 'form h1' },
} as const

export type PageName = keyof typeof PAGES
