import { type ComponentType, createElement, type ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { workshopRedirect } from '../classes/workshops.ts'
import { retryImport } from '../lib/retry-import.ts'

export type Params = Readonly<Record<string, string | undefined>>

export type PageProps = { params: Params }

type SitePage = {
  paths: readonly string[]
  /** Fetches its code, which is a file of its own. */
  load: () => Promise<{ Component: ComponentType<PageProps> }>
  /** Another site that has the page now. */
  redirect?: (params: Params) => string | undefined
}

/** Every public page is a row. What its document asks for and says is the row of the same name in src/server/prepare.ts. */
const PAGES = {
  home: { paths: ['/'], load: retryImport(() => import('./pages/HomePage.tsx')) },
  class: {
    paths: ['/class/:slug/:id', '/class/:id', '/course/:id'],
    load: retryImport(() => import('./pages/ClassPage.tsx')),
    redirect: ({ id = '' }) => workshopRedirect(id),
  },
  classes: { paths: ['/classes'], load: retryImport(() => import('./pages/ClassesPage.tsx')) },
  state: { paths: ['/classes/:state'], load: retryImport(() => import('./pages/StatePage.tsx')) },
  instructor: {
    paths: ['/instructor/:id', '/instructor/:id/*'],
    load: retryImport(() => import('./pages/InstructorPage.tsx')),
  },
  review: { paths: ['/review-class'], load: retryImport(() => import('./pages/ReviewPage.tsx')) },
  search: {
    paths: ['/instructor-search'],
    load: retryImport(() => import('./pages/SearchPage.tsx')),
  },
  searchBy: {
    paths: ['/search-by'],
    load: retryImport(() => import('./pages/SearchByPage.tsx')),
  },
  reciprocity: {
    paths: ['/reciprocity/:state'],
    load: retryImport(() => import('./pages/ReciprocityPage.tsx')),
  },
} as const satisfies Record<string, SitePage>

export type PageName = keyof typeof PAGES

/** The rows, with their names. */
export const pages = Object.entries(PAGES) as [PageName, SitePage][]

/** The router's `matchPath` leaves parameters encoded. One that cannot be decoded stays as it is. */
function decoded(params: Params): Params {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value && decodeURIComponent(value)]),
    )
  } catch {
    return params
  }
}

/** The page at a path, with the parameters of its path. */
export function pageAt(path: string): { name: PageName; page: SitePage; params: Params } | undefined {
  for (const [name, page] of pages)
    for (const pattern of page.paths) {
      const match = matchPath(pattern, path)
      if (match) return { name, page, params: decoded(match.params) }
    }
  return undefined
}

/** Where a path leads outside of this site; undefined for a page of ours. */
export function redirectAt(path: string): string | undefined {
  const found = pageAt(path)
  return found?.page.redirect?.(found.params)
}

const fetched = new Map<PageName, ComponentType<PageProps>>()

/**
 * Fetches the code of the page at a path, before anything is rendered: what is rendered then is complete at once, as in a
 * document. A page leads to another one by an ordinary link, so a window needs only one.
 */
export async function fetchPage(path: string) {
  const found = pageAt(path)
  if (found) fetched.set(found.name, (await found.page.load()).Component)
}

/** A page with the parameters of its path, once its code is there. */
export function fetchedPage(name: PageName, params: Params): ReactNode {
  const Component = fetched.get(name)
  return Component && createElement(Component, { params })
}
