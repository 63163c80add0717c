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
import { page, pageFrom } from './page.tsx'
import type { RouteHandle } from './frame/Shell.tsx'
import { partOfFrame } from './frame/part-of-frame.tsx'

const bare: RouteHandle = { isBare: true }

const instructorPages = (queryClient: QueryClient): RouteObject[] => [
  { ...page('dashboard', dashboardLoader(queryClient)), middleware: [othersToClasses(queryClient)] },
  page('my-classes', myClassesLoader(queryClient)),
  page('retail-partner-classes', retailPartnerLoader(queryClient)),
  page('events-check-in', checkInLoader(queryClient)),
  page('manage-course/:id', manageCourseLoader(queryClient)),
  page('my-courses', myCoursesLoader(queryClient)),
  { ...page('create-course', wizardLoader(queryClient)), handle: bare, shouldRevalidate: isAnotherPath },
  { ...page('edit-course/:id', wizardLoader(queryClient)), handle: bare, shouldRevalidate: isAnotherPath },
  { ...page('roster/:id', rosterLoader(queryClient)), shouldRevalidate: isAnotherPath },
  { ...page('submit-results/:id', rosterLoader(queryClient)), handle: bare },
  page('students', studentsLoader(queryClient)),
  page('dashboard/reviews', reviewsLoader(queryClient)),
  page('certifications', certificationsLoader(queryClient)),
  {
    ...page('dashboard/instructor-resources/:type?', resourcesLoader(queryClient)),
    shouldRevalidate: isAnotherPath,
  },
  page('instructor-account', accountLoader(queryClient)),
  page('payments', paymentsLoader(queryClient)),
  page('accept-agreements'),
  ...(import.meta.env.DEV
    ? [{ path: 'dashboard/toasts', ...pageFrom(() => import('./ToastGallery.tsx')) }]
    : []),
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
          page('legacy-instructor-login', legacyLogin),
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
