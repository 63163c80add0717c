import type { QueryClient } from '@tanstack/react-query'
import {
  type LoaderFunction,
  type MiddlewareFunction,
  redirectDocument,
  replace,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { meQuery } from '../../api/generated/mesh.hooks.ts'
import { retryImport } from '../../lib/retry-import.ts'
import { paths } from '../../paths.ts'
import { paymentsAfter } from '../payments/outcome.ts'
import { memberPortalLogin } from '../../session/member-portal.ts'
import { portalTrip } from '../../session/portal-trip.ts'
import { currentSession } from '../../session/session.ts'
import { SignInNotKept } from '../../session/sign-in-not-kept.ts'
import { hasInstructorNumber } from '../../session/useAccount.ts'

/**
 * Instructor pages are for signed-in people. The member portal sends everyone else back to the page afterwards. If the
 * browser has not kept their sign-in by then, the page says so: sending them there again would never end.
 */
export const requireSession: MiddlewareFunction = ({ request }, next) => {
  if (currentSession()) return next()
  if (portalTrip.isUnderWay() || !navigator.cookieEnabled) {
    portalTrip.end()
    throw new SignInNotKept()
  }
  portalTrip.begin()
  const target = new URL(request.url)
  // The router's requests have no fragment.
  if (target.pathname === location.pathname) target.hash = location.hash
  throw redirectDocument(memberPortalLogin(target))
}

/** Whether an instructor is signed in. If the account cannot be loaded, the token decides. */
async function isInstructor(queryClient: QueryClient) {
  const session = currentSession()
  if (!session) return false
  const account = await queryClient.ensureQueryData(meQuery()).catch(() => undefined)
  return account ? hasInstructorNumber(account) : session.instructorNumber !== undefined
}

const fetchReceiver = retryImport(() => import('../payments/receive-answer.ts'))

/**
 * The return from the payment provider leads instructors to their payments (spec §2). Someone whose session has ended
 * gets there by the sign-in, without the code: it must not travel through another site.
 */
export const connectReturn =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ request }) => {
    const session = currentSession()
    if (!session) throw replace(paymentsAfter('signed-out'))
    if (!(await isInstructor(queryClient))) throw replace(paths.notFound())
    const { searchParams } = new URL(request.url)
    const { receiveAnswer } = await fetchReceiver()
    throw replace(paymentsAfter(await receiveAnswer(queryClient, session.userId, searchParams)))
  }

/**
 * Goes to a page of the public site, which is another document. Never resolves, so that nothing else is shown until the
 * browser has left. The router's own redirect adds to the history, and the way back would lead here again.
 */
function leaveFor(path: string) {
  location.replace(path)
  return new Promise<never>(() => undefined)
}

/** The not-found page is one of the public site. */
export const publicNotFound: LoaderFunction = () => leaveFor(paths.notFound())

/** The home is for instructors; everyone else who signs in at the site root goes on to all classes (spec §2). */
export const othersToClasses =
  (queryClient: QueryClient): MiddlewareFunction =>
  async (_, next) => {
    // The page loads at the same time: most people who come here are instructors.
    const [isWelcome, result] = await Promise.all([isInstructor(queryClient), next()])
    if (!isWelcome) return leaveFor(paths.classes())
    return result
  }

/** An unknown path leads instructors to their classes and everyone else to the not-found page, without its query. */
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
