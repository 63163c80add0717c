import type { QueryClient } from '@tanstack/react-query'
import {
  type LoaderFunction,
  type MiddlewareFunction,
  redirectDocument,
  replace,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { meQuery } from '../api/generated/mesh.hooks.ts'
import { paths } from '../paths.ts'
import { memberPortalLogin } from '../session/member-portal.ts'
import { currentSession } from '../session/session.ts'
import { cleanSearch } from '../ui/list-state.ts'

/** Instructor pages: nobody who is not signed in. They come back to the page after the member portal. */
export const requireSession: MiddlewareFunction = ({ request }, next) => {
  if (!currentSession()) throw redirectDocument(memberPortalLogin(new URL(request.url)))
  return next()
}

/** Instructors, once it is known; false for everyone else, and while it cannot be known. */
async function isInstructor(queryClient: QueryClient) {
  if (!currentSession()) return false
  const account = await queryClient.ensureQueryData(meQuery()).catch(() => undefined)
  return !!account?.me.instructor?.instructorNumber
}

/** Where one comes to after signing in at the site root: instructors to their classes, everyone else to all classes. */
export const dashboard =
  (queryClient: QueryClient): LoaderFunction =>
  async () => {
    throw replace((await isInstructor(queryClient)) ? paths.myClasses() : paths.classes())
  }

/** An unknown path leads instructors to their classes and everyone else to the not-found page, without its query. */
export const unknownPath =
  (queryClient: QueryClient): LoaderFunction =>
  async () => {
    throw replace((await isInstructor(queryClient)) ? paths.myClasses() : paths.notFound())
  }

/** For lists: a page, type or size that does not exist is replaced in the URL, once, before anything is called. */
export function assertCleanSearch(request: Request, types: readonly string[]) {
  const url = new URL(request.url)
  const clean = cleanSearch(url.searchParams, types)
  if (clean.toString() !== url.searchParams.toString()) throw replace(`?${clean.toString()}`)
  return url.searchParams
}

/** For pages whose loader reads the path alone: opening a drawer or another tab of theirs loads nothing anew. */
export const isAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname
