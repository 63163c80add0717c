import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { retryImport } from '../lib/retry-import.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { requireSession, unknownPath } from './guards.ts'
import { accountLoader, myClassesLoader, myCoursesLoader, rosterLoader, studentsLoader } from './loaders.ts'
import { Shell } from './Shell.tsx'

/** A page in a file of its own. Its loader runs while the file is on the way. */
const page = (load: () => Promise<{ Component: ComponentType }>) => ({
  lazy: { Component: retryImport(async () => (await load()).Component) },
})

/** The whole URL table, section 2. */
export const routesOf = (queryClient: QueryClient): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Spinner,
    children: [
      { index: true, ...page(() => import('./HomePage.tsx')) },
      { path: 'classes', ...page(() => import('./HomePage.tsx')) },
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
            path: 'my-courses',
            loader: myCoursesLoader(queryClient),
            ...page(() => import('../courses/MyCoursesPage.tsx')),
          },
          {
            path: 'roster/:id',
            loader: rosterLoader(queryClient),
            ...page(() => import('../roster/RosterPage.tsx')),
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
