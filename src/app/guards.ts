import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunction, type MiddlewareFunction, redirectDocument, replace } from 'react-router-dom'
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

/** An unknown path leads instructors to their classes and everyone else to the not-found page, without its query. */
export const unknownPath =
  (queryClient: QueryClient): LoaderFunction =>
  async () => {
    const account = currentSession() && (await queryClient.ensureQueryData(meQuery()).catch(() => undefined))
    throw replace(account?.me.instructor?.instructorNumber ? paths.myClasses() : paths.notFound())
  }

/** For lists: a page, type or size that does not exist is replaced in the URL, once, before anything is called. */
export function assertCleanSearch(request: Request, types: readonly string[]) {
  const url = new URL(request.url)
  const clean = cleanSearch(url.searchParams, types)
  if (clean.toString() !== url.searchParams.toString()) throw replace(`?${clean.toString()}`)
  return url.searchParams
}
