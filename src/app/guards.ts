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

/** Sends visitors who are not signed in to the member portal, which brings them back to the page afterwards. */
export const requireSession: MiddlewareFunction = ({ request }, next) => {
  if (!currentSession()) throw redirectDocument(memberPortalLogin(new URL(request.url)))
  return next()
}

/** Whether an instructor is signed in. If the account cannot be loaded, the token decides. */
async function isInstructor(queryClient: QueryClient) {
  const session = currentSession()
  if (!session) return false
  const account = await queryClient.ensureQueryData(meQuery()).catch(() => undefined)
  return account ? hasInstructorNumber(account) : session.instructorNumber !== undefined
}

/** The destination after signing in at the site root: instructors go to their classes, everyone else to all classes. */
export const dashboard =
  (queryClient: QueryClient): LoaderFunction =>
  async () => {
    throw replace((await isInstructor(queryClient)) ? paths.myClasses() : paths.classes())
  }

/**
 * Sends unknown paths to the instructor's classes, or to the not-found page for everyone else. The query is dropped.
 */
export const unknownPath =
  (queryClient: QueryClient): LoaderFunction =>
  async () => {
    throw replace((await isInstructor(queryClient)) ? paths.myClasses() : paths.notFound())
  }

/**
 * For pages whose loader depends only on the path: opening a drawer or another tab of the page does not run it again.
 */
export const isAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname
