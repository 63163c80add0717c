import type { ComponentType } from 'react'

/** The file of each page, by the path of its route. */
export const PAGE_FILES = {
  'accept-agreements': () => import('../agreements/AcceptAgreementsPage.tsx'),
  certifications: () => import('../certifications/CertificationsPage.tsx'),
  'create-course': () => import('../courses/wizard/CreateCoursePage.tsx'),
  dashboard: () => import('../dashboard/DashboardPage.tsx'),
  'dashboard/instructor-resources/:type?': () => import('../resources/ResourcesPage.tsx'),
  'dashboard/reviews': () => import('../reviews/ReviewsPage.tsx'),
  'edit-course/:id': () => import('../courses/wizard/EditCoursePage.tsx'),
  'events-check-in': () => import('../events/EventsCheckInPage.tsx'),
  'instructor-account': () => import('../account/AccountPage.tsx'),
  'legacy-instructor-login': () => import('../../registration/LegacyLoginPage.tsx'),
  'manage-course/:id': () => import('../occurrences/manage-course/ManageCoursePage.tsx'),
  'my-classes': () => import('../occurrences/MyClassesPage.tsx'),
  'my-courses': () => import('../courses/MyCoursesPage.tsx'),
  payments: () => import('../payments/PaymentsPage.tsx'),
  'retail-partner-classes': () => import('./RetailPartnerPage.tsx'),
  'roster/:id': () => import('../roster/RosterPage.tsx'),
  students: () => import('../students/StudentsPage.tsx'),
  'submit-results/:id': () => import('../roster/results/SubmitResultsPage.tsx'),
} satisfies Record<string, () => Promise<{ Component: ComponentType }>>

/**
 * The regular expression for the path of a route, with its `:id` and `/:type?`. The router could tell, but it arrives with
 * the application.
 */
const patternOf = (path: string) =>
  new RegExp(`^/${path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`)

/** Finds the file of the page at a path; undefined if no page of the instructors' half is there. */
export const pageFileAt = (pathname: string) =>
  Object.entries(PAGE_FILES).find(([path]) => patternOf(path).test(pathname))?.[1]
