import { PEOPLE } from '../../../../mocks/seed/people.ts'

/** Our own host, as visitors see it. */
export const HOST = 'training.example.com'

/** The public pages that most visits begin with. */
export const PAGES = {
  home: '/',
  class: `/class/concealed-carry-and-home-defense/c-${PEOPLE.instructor.id}-0`,
  search: '/instructor-search?type=classes',
  instructor: `/instructor/${PEOPLE.instructor.id}`,
} as const

export type PageName = keyof typeof PAGES
