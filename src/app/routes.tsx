import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { retryImport } from '../lib/retry-import.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { dashboard, isAnotherPath, requireSession, unknownPath } from './guards.ts'
import {
  accountLoader,
  eventsCheckInLoader,
  manageCourseLoader,
  myClassesLoader,
  myCoursesLoader,
  retailPartnerLoader,
  rosterLoader,
  studentsLoader,
  wizardLoader,
} from './loaders.ts'
import { type RouteHandle, Shell } from './Shell.tsx'

/** A page in a file of its own. Its loader runs while the file is on the way. */
const page = (load: () => Promise<{ Component: ComponentType }>) => ({
  lazy: { Component: retryImport(async () => (await load()).Component) },
})

const bare: RouteHandle = { isBare: true }

/** The whole URL table, section 2. */
export const routesOf = (queryClient: QueryClient): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Spinner,
    children: [
      { index: true, ...page(() => import('./HomePage.tsx')) },
      { path: 'classes', ...page(() => import('./HomePage.tsx')) },
      { path: 'dashboard', middleware: [requireSession], loader: dashboard(queryClient), Component: Spinner },
      { path: 'not-found', ...page(() => import('./NotFoundPage.tsx')) },
      {
        middleware: [requireSession],
        loader: accountLoader(queryClient),
        ...page(() => import('../session/InstructorGate.tsx')),
        children: [
          {
            path: 'my-classes',
            loader: myClassesLoader(queryClient),
            ...page(() => import('../occurrences/MyClassesPage.tsx')),
          },
          {
            path: 'retail-partner-classes',
            loader: retailPartnerLoader(queryClient),
            ...page(() => import('./RetailPartnerPage.tsx')),
          },
          {
            path: 'events-check-in',
            loader: eventsCheckInLoader(queryClient),
            ...page(() => import('../events/EventsCheckInPage.tsx')),
          },
          {
            path: 'manage-course/:id',
            loader: manageCourseLoader(queryClient),
            ...page(() => import('../occurrences/manage-course/ManageCoursePage.tsx')),
          },
          {
            path: 'my-courses',
            loader: myCoursesLoader(queryClient),
            ...page(() => import('../courses/MyCoursesPage.tsx')),
          },
          {
            path: 'create-course',
            handle: bare,
            loader: wizardLoader(queryClient),
            shouldRevalidate: isAnotherPath,
            ...page(() => import('../courses/wizard/CreateCoursePage.tsx')),
          },
          {
            path: 'edit-course/:id',
            handle: bare,
            loader: wizardLoader(queryClient),
            shouldRevalidate: isAnotherPath,
            ...page(() => import('../courses/wizard/EditCoursePage.tsx')),
          },
          {
            path: 'roster/:id',
            loader: rosterLoader(queryClient),
            shouldRevalidate: isAnotherPath,
            ...page(() => import('../roster/RosterPage.tsx')),
          },
          {
            path: 'submit-results/:id',
            handle: { isBare: true } satisfies RouteHandle,
            loader: rosterLoader(queryClient),
            ...page(() => import('../roster/results/SubmitResultsPage.tsx')),
          },
          {
            path: 'students',
            loader: studentsLoader(queryClient),
            ...page(() => import('../students/StudentsPage.tsx')),
          },
        ],
      },
      { path: '*', loader: unknownPath(queryClient), Component: Spinner },
    ],
  },
]
