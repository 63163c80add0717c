import { type ComponentType, createElement, type ReactNode } from 'react'
import { workshopRedirect } from '../course-page/workshops.ts'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { retryImport } from '../../lib/retry-import.ts'

export type Params = Readonly<Record<string, string | undefined>>

export type PageProps = { params: Params }

type SitePage = {
  paths: readonly string[]
  /** Fetches the code of the page, which is a separate file. */
  load: () => Promise<{ Component: ComponentType<PageProps> }>
  /** The address of the page on another site, if it has moved there. */
  redirect?: (params: Params) => string | undefined
}

/**
 * One row per public page; `home` is pages/HomePage.tsx. The row of the same name in src/public/server/prepare.ts loads its
 * data and writes its head: browsers do not need that code.
 */
const PAGES = {
  home: { paths: ['/'], load: () => import('./pages/HomePage.tsx') },
  class: {
    paths: ['/class/:slug/:id', '/class/:id', '/course/:id'],
    load: () => import('./pages/ClassPage.tsx'),
    redirect: ({ id = '' }) => workshopRedirect(id),
  },
  classes: { paths: ['/classes'], load: () => import('./pages/ClassesPage.tsx') },
  state: { paths: ['/classes/:state'], load: () => import('./pages/StatePage.tsx') },
  instructor: {
    paths: ['/instructor/:id/*'],
    load: () => import('./pages/InstructorPage.tsx'),
  },
  review: { paths: ['/review-class'], load: () => import('./pages/ReviewPage.tsx') },
  search: {
    paths: ['/instructor-search'],
    load: () => import('./pages/SearchPage.tsx'),
  },
  searchBy: {
    paths: ['/search-by'],
    load: () => import('./pages/SearchByPage.tsx'),
  },
  legacyLogin: {
    paths: [paths.legacyLogin()],
    load: () => import('./pages/LegacyLoginPage.tsx'),
  },
  reciprocity: {
    paths: ['/reciprocity/:state', paths.reciprocity()],
    load: () => import('./pages/ReciprocityPage.tsx'),
  },
} as const satisfies Record<string, SitePage>

export type PageName = keyof typeof PAGES

/** The rows of PAGES as pairs of name and row. */
export const pages = Object.entries(PAGES) as [PageName, SitePage][]

/**
 * What a path matches: `:id` is a segment, and `/*` is any further segments. Neither case nor a slash at the end counts. Nothing
 * is escaped: the paths of the table have letters, slashes and hyphens only.
 */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace('/*', '(?:/.*)?').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i')

const patterns = pages.flatMap(([name, page]) =>
  page.paths.map((path) => ({ name, page, pattern: patternOf(path) })),
)

/** If one of them cannot be decoded, all stay encoded. */
function decoded(params: Record<string, string>): Params {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    return params
  }
}

/** The page at a path, with the parameters in that path; undefined if there is none. */
export function pageAt(path: string): { name: PageName; page: SitePage; params: Params } | undefined {
  for (const { name, page, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) return { name, page, params: decoded({ ...match.groups }) }
  }
  return undefined
}

/**
 * The address that a path redirects to, often on another site; undefined for a page of this site.
 * @param query of the address, with its question mark
 */
export function redirectAt(path: string, query = ''): string | undefined {
  if (config.checkout && path.startsWith('/register/')) return `${config.checkout}${path}${query}`
  const found = pageAt(path)
  return found?.page.redirect?.(found.params)
}

/** In place of a page that does not exist. */
const loadMissing: SitePage['load'] = () => import('./pages/MissingPage.tsx')

/** What a document shows: a page, or that there is none. */
export type ShownName = PageName | 'missing'

/** What the document of a path shows. @param status of the document */
export const shownAt = (path: string, status: number): ShownName =>
  status === 404 || status === 410 ? 'missing' : (pageAt(path)?.name ?? 'missing')

const fetched = new Map<ShownName, ComponentType<PageProps>>()

/**
 * Fetches the code of what a document shows. It must have arrived before React renders, so that the first render equals the
 * document. Links between pages load a new document, so a browser needs one page only.
 */
export async function fetchPage(path: string, status = 200) {
  const name = shownAt(path, status)
  const load = name === 'missing' ? loadMissing : PAGES[name].load
  fetched.set(name, (await retryImport(load)()).Component)
}

/** The page with the parameters of its path, once `fetchPage` has fetched its code. */
export function fetchedPage(name: ShownName, params: Params): ReactNode {
  const Component = fetched.get(name)
  return Component && createElement(Component, { params })
}
