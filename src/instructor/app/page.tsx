import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { needsNewDocument } from '../../lib/new-release.ts'
import { codeOf } from '../../ui/fetch-ahead.ts'
import { isAnotherPath } from './guards.ts'
import type { InstructorPage } from './pages.ts'

/** Opens the page as a new document if a release has replaced its file, and then never resolves. */
async function openAsNewDocument(failure: unknown, address: string): Promise<never> {
  if (!needsNewDocument(failure)) throw failure
  location.assign(address)
  return new Promise<never>(() => undefined)
}

/**
 * The route of a page. Its data loads while its code is fetched. Not React Router's `lazy`: a route keeps an error from
 * `lazy` for good, while this can be retried.
 */
export function page(path: string, row: InstructorPage, ask?: LoaderFunction): RouteObject {
  const code = codeOf(row.load)
  return {
    path,
    handle: row,
    ...(row.ignoresQuery && { shouldRevalidate: isAnotherPath }),
    async loader(args, handlerContext) {
      const [asked] = await Promise.all([
        ask?.(args, handlerContext),
        code.fetch().catch((failure: unknown) => openAsNewDocument(failure, args.request.url)),
      ])
      return asked ?? null
    },
    Component() {
      const Page = code.fetched()?.Component
      return Page && <Page />
    },
  }
}
