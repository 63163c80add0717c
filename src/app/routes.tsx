import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { myCoursesLoader, wizardLoader } from '../courses/loaders.ts'
import { checkInLoader } from '../events/check-in-loader.ts'
import { manageCourseLoader, myClassesLoader, retailPartnerLoader } from '../occurrences/classes-query.ts'
import { rosterLoader } from '../roster/roster-loader.ts'
import { studentsLoader } from '../students/students-query.ts'
import { dashboard, isAnotherPath, requireSession, unknownPath } from './guards.ts'
import { page } from './page.tsx'
import { partOfFrame } from './frame/part-of-frame.tsx'

/** What a route says about the frame around it: bare pages have neither header nor footer. */
export type RouteHandle = { isBare?: boolean }

const bare: RouteHandle = { isBare: true }

const instructorPages = (queryClient: QueryClient): RouteObject[] => [
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

/** The URL table of the instructors' half, spec §2. The public site has the other paths. A page that fails is replaced inside the frame; only a failure of the frame itself is not. */
export const routesOf = (queryClient: QueryClient): RouteObject[] => [
  {
    Component: partOfFrame('Shell'),
    ErrorBoundary: partOfFrame('ErrorPage'),
    children: [
      {
        ErrorBoundary: partOfFrame('PageFailure'),
        HydrateFallback: partOfFrame('PageSkeleton'),
        children: [
          { path: 'not-found', ...page(() => import('./NotFoundPage.tsx')) },
          { path: 'dashboard', middleware: [requireSession], loader: dashboard(queryClient) },
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
