import type { ComponentType } from 'react'
import type { PageRow } from '../../ui/page-row.ts'

export type InstructorPage = PageRow & {
  /** Fetches the code of the page, which is a separate file. */
  load: () => Promise<{ Component: ComponentType }>
  /** What it loads first depends only on its path: opening a drawer or another tab of the page loads nothing again. */
  ignoresQuery?: boolean
}

/**
 * One row per page, by the path of its route. The row of the same path in prepare.ts says what the page loads first: the
 * entry needs this table at once, and the code that calls the API arrives later.
 */
export const PAGES = {
  'accept-agreements': { load: () => import('../agreements/AcceptAgreementsPage.tsx') },
  certifications: {
    section: 'Certifications',
    load: () => import('../certifications/CertificationsPage.tsx'),
  },
  'create-course': {
    section: 'Create Course',
    load: () => import('../courses/wizard/CreateCoursePage.tsx'),
    isBare: true,
    ignoresQuery: true,
  },
  dashboard: { section: 'Dashboard', load: () => import('../dashboard/DashboardPage.tsx') },
  'dashboard/instructor-resources/:type?': {
    section: 'Instructor Resources',
    load: () => import('../resources/ResourcesPage.tsx'),
    ignoresQuery: true,
  },
  'dashboard/reviews': { section: 'Dashboard', load: () => import('../reviews/ReviewsPage.tsx') },
  'edit-course/:id': {
    section: 'Edit Course',
    load: () => import('../courses/wizard/EditCoursePage.tsx'),
    isBare: true,
    ignoresQuery: true,
  },
  'events-check-in': { section: 'Dashboard', load: () => import('../events/EventsCheckInPage.tsx') },
  'instructor-account': { section: 'Instructor Account', load: () => import('../account/AccountPage.tsx') },
  'manage-course/:id': {
    section: 'Manage Course',
    load: () => import('../occurrences/manage-course/ManageCoursePage.tsx'),
  },
  'my-classes': { section: 'My Classes', load: () => import('../occurrences/MyClassesPage.tsx') },
  'my-courses': { section: 'My Courses', load: () => import('../courses/MyCoursesPage.tsx') },
  payments: { section: 'Payments', load: () => import('../payments/PaymentsPage.tsx') },
  'retail-partner-classes': { section: 'My Classes', load: () => import('./RetailPartnerPage.tsx') },
  'roster/:id': {
    section: 'Roster',
    load: () => import('../roster/RosterPage.tsx'),
    ignoresQuery: true,
  },
  students: { section: 'Students', load: () => import('../students/StudentsPage.tsx') },
  'submit-results/:id': {
    section: 'Class Results',
    load: () => import('../roster/results/SubmitResultsPage.tsx'),
    isBare: true,
  },
} satisfies Record<string, InstructorPage>

export type PagePath = keyof typeof PAGES

/**
 * The regular expression for the path of a route, with its `:id` and `/:type?`. The router could tell, but it arrives with
 * the application.
 */
const patternOf = (path: string) =>
  new RegExp(`^/${path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`)

/** The page at a path of the address; undefined if no page of the instructors' half is there. */
export const pageAt = (pathname: string) =>
  Object.entries(PAGES).find(([path]) => patternOf(path).test(pathname))?.[1]
