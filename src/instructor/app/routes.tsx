import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { connectReturn, othersToClasses, publicNotFound, requireSession, unknownPath } from './guards.ts'
import { partOfFrame } from './frame/part-of-frame.tsx'
import { instructorLoader } from './instructor-loader.ts'
import { page } from './page.tsx'
import { PAGES } from './pages.ts'
import { PREPARE, prepareFrame } from './prepare.ts'

// The keys of PREPARE are exactly its rows.
const INSTRUCTOR_PAGES = Object.keys(PREPARE) as (keyof typeof PREPARE)[]

const instructorPages = (queryClient: QueryClient): RouteObject[] => [
  ...INSTRUCTOR_PAGES.map((path) => ({
    ...page(path, PAGES[path], instructorLoader(queryClient, PREPARE[path])),
    ...(path === 'dashboard' && { middleware: [othersToClasses(queryClient)] }),
  })),
  ...(import.meta.env.DEV ? [page('dashboard/toasts', { load: () => import('./ToastGallery.tsx') })] : []),
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
          { path: 'not-found', loader: publicNotFound },
          { path: 'connect', loader: connectReturn(queryClient) },
          {
            middleware: [requireSession],
            Component: partOfFrame('InstructorGate'),
            children: [
              {
                Component: partOfFrame('InstructorFrame'),
                loader: instructorLoader(queryClient, prepareFrame),
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
