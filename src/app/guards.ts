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
import { hasInstructorNumber } from '../session/useAccount.ts'

/** Instructor pages are for signed-in people. The member portal sends everyone else back to the page afterwards. */
export const requireSession: MiddlewareFunction = ({ request }, next) => {
  if (!currentSession()) throw redirectDocument(memberPortalLogin(new URL(request.url)))
  return next()
}

/** Whether an instructor is signed in. When the account cannot be loaded, the token decides. */
async function isInstructor(queryClient: QueryClient) {
  const session = currentSession()
  if (!session) return false
  const account = await queryClient.ensureQueryData(meQuery()).catch(() => undefined)
  return account ? hasInstructorNumber(account) : session.instructorNumber !== undefined
}

/**
 * To a page of the public site, which is another document. Never resolves, so that nothing else is shown until the browser has
 * left. Not the router's own redirect: that one adds to the history, and the way back would lead here again.
 */
function leaveFor(path: string) {
  location.replace(path)
  return new Promise<never>(() => undefined)
}

/** Where a sign-in at the site root leads: instructors to their classes, everyone else to all classes. */
export const dashboard =
  (queryClient: QueryClient): LoaderFunction =>
  async () => {
    if (!(await isInstructor(queryClient))) return leaveFor(paths.classes())
    throw replace(paths.myClasses())
  }

/** An unknown path leads instructors to their classes and everyone else to the not-found page, without its query. */
export const unknownPath =
  (queryClient: QueryClient): LoaderFunction =>
  async () => {
    throw replace((await isInstructor(queryClient)) ? paths.myClasses() : paths.notFound())
  }

/** For pages whose loader reads the path alone: opening a drawer or another tab of theirs loads nothing again. */
export const isAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname
