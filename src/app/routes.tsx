import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { accountLoader } from '../account/account-loader.ts'
import { agreementsLoader } from '../agreements/agreements-query.ts'
import { certificationsLoader } from '../certifications/certifications-query.ts'
import { myCoursesLoader, wizardLoader } from '../courses/loaders.ts'
import { dashboardLoader } from '../dashboard/dashboard-loader.ts'
import { checkInLoader } from '../events/check-in-loader.ts'
import { manageCourseLoader, myClassesLoader, retailPartnerLoader } from '../occurrences/classes-query.ts'
import { paymentsLoader } from '../payments/payments-loader.ts'
import { resourcesLoader } from '../resources/resources-query.ts'
import { reviewsLoader } from '../reviews/reviews-query.ts'
import { rosterLoader } from '../roster/roster-loader.ts'
import { studentsLoader } from '../students/students-query.ts'
import {
  connectReturn,
  isAnotherPath,
  legacyLogin,
  othersToClasses,
  publicNotFound,
  requireSession,
  unknownPath,
} from './guards.ts'
import { page } from './page.tsx'
import type { RouteHandle } from './frame/Shell.tsx'
import { partOfFrame } from './frame/part-of-frame.tsx'

const bare: RouteHandle = { isBare: true }

const instructorPages = (queryClient: QueryClient): RouteObject[] => [
  {
    path: 'dashboard',
    middleware: [othersToClasses(queryClient)],
    ...page(() => import('../dashboard/DashboardPage.tsx'), dashboardLoader(queryClient)),
  },
  {
    path: 'my-classes',
    ...page(() => import('../occurrences/MyClassesPage.tsx'), myClassesLoader(queryClient)),
  },
  {
    path: 'retail-partner-classes',
    ...page(() => import('./RetailPartnerPage.tsx'), retailPartnerLoader(queryClient)),
  },
  {
    path: 'events-check-in',
    ...page(() => import('../events/EventsCheckInPage.tsx'), checkInLoader(queryClient)),
  },
  {
    path: 'manage-course/:id',
    ...page(
      () => import('../occurrences/manage-course/ManageCoursePage.tsx'),
      manageCourseLoader(queryClient),
    ),
  },
  {
    path: 'my-courses',
    ...page(() => import('../courses/MyCoursesPage.tsx'), myCoursesLoader(queryClient)),
  },
  {
    path: 'create-course',
    handle: bare,
    shouldRevalidate: isAnotherPath,
    ...page(() => import('../courses/wizard/CreateCoursePage.tsx'), wizardLoader(queryClient)),
  },
  {
    path: 'edit-course/:id',
    handle: bare,
    shouldRevalidate: isAnotherPath,
    ...page(() => import('../courses/wizard/EditCoursePage.tsx'), wizardLoader(queryClient)),
  },
  {
    path: 'roster/:id',
    shouldRevalidate: isAnotherPath,
    ...page(() => import('../roster/RosterPage.tsx'), rosterLoader(queryClient)),
  },
  {
    path: 'submit-results/:id',
    handle: bare,
    ...page(() => import('../roster/results/SubmitResultsPage.tsx'), rosterLoader(queryClient)),
  },
  {
    path: 'students',
    ...page(() => import('../students/StudentsPage.tsx'), studentsLoader(queryClient)),
  },
  {
    path: 'dashboard/reviews',
    ...page(() => import('../reviews/ReviewsPage.tsx'), reviewsLoader(queryClient)),
  },
  {
    path: 'certifications',
    ...page(() => import('../certifications/CertificationsPage.tsx'), certificationsLoader(queryClient)),
  },
  {
    path: 'dashboard/instructor-resources/:type?',
    shouldRevalidate: isAnotherPath,
    ...page(() => import('../resources/ResourcesPage.tsx'), resourcesLoader(queryClient)),
  },
  {
    path: 'instructor-account',
    ...page(() => import('../account/AccountPage.tsx'), accountLoader(queryClient)),
  },
  {
    path: 'payments',
    ...page(() => import('../payments/PaymentsPage.tsx'), paymentsLoader(queryClient)),
  },
  { path: 'accept-agreements', ...page(() => import('../agreements/AcceptAgreementsPage.tsx')) },
  ...(import.meta.env.DEV ? [{ path: 'dashboard/toasts', ...page(() => import('./ToastGallery.tsx')) }] : []),
]

/**
 * The routes of the instructors' half (spec §2); the public site has the other paths. If a page fails, the frame around it
 * stays; only a failure of the frame replaces everything.
 */
export const routesOf = (queryClient: QueryClient): RouteObject[] => [
  {
    Component: partOfFrame('Shell'),
    ErrorBoundary: partOfFrame('ErrorPage'),
    children: [
      {
        ErrorBoundary: partOfFrame('PageFailure'),
        HydrateFallback: partOfFrame('PageSkeleton'),
        children: [
          {
            path: 'legacy-instructor-login',
            ...page(() => import('../registration/LegacyLoginPage.tsx'), legacyLogin),
          },
          { path: 'not-found', loader: publicNotFound },
          { path: 'connect', loader: connectReturn(queryClient) },
          {
            middleware: [requireSession],
            Component: partOfFrame('InstructorGate'),
            children: [
              {
                Component: partOfFrame('InstructorFrame'),
                loader: agreementsLoader(queryClient),
                children: instructorPages(queryClient),
              },
            ],
          },
          { path: '*', loader: unknownPath(queryClient) },
        ],
      },
    ],
  },
]
