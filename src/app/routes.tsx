import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { myCoursesLoader, wizardLoader } from '../courses/loaders.ts'
import { dashboardLoader } from '../dashboard/dashboard-loader.ts'
import { checkInLoader } from '../events/check-in-loader.ts'
import { manageCourseLoader, myClassesLoader, retailPartnerLoader } from '../occurrences/classes-query.ts'
import { rosterLoader } from '../roster/roster-loader.ts'
import { studentsLoader } from '../students/students-query.ts'
import { isAnotherPath, othersToClasses, requireSession, unknownPath } from './guards.ts'
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
]

/** The whole URL table, spec §2. A page that fails is replaced inside the frame; only a failure of the frame itself is not. */
export const routesOf = (queryClient: QueryClient): RouteObject[] => [
  {
    Component: partOfFrame('Shell'),
    ErrorBoundary: partOfFrame('ErrorPage'),
    children: [
      {
        ErrorBoundary: partOfFrame('PageFailure'),
        HydrateFallback: partOfFrame('PageSkeleton'),
        children: [
          { index: true, ...page(() => import('./HomePage.tsx')) },
          { path: 'classes', ...page(() => import('./HomePage.tsx')) },
          { path: 'not-found', ...page(() => import('./NotFoundPage.tsx')) },
          {
            middleware: [requireSession],
            Component: partOfFrame('InstructorGate'),
            children: instructorPages(queryClient),
          },
          { path: '*', loader: unknownPath(queryClient) },
        ],
      },
    ],
  },
]
