import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { needsNewDocument } from '../../lib/new-release.ts'
import { retryImport } from '../../lib/retry-import.ts'
import { fetchLater } from '../../ui/fetch-ahead.ts'
import { PAGE_FILES } from './page-files.ts'

/** Opens the page as a new document if a release has replaced its file, and then never resolves. */
async function openAsNewDocument(failure: unknown, address: string): Promise<never> {
  if (!needsNewDocument(failure)) throw failure
  location.assign(address)
  return new Promise<never>(() => undefined)
}

/**
 * A page whose file is fetched when it is first opened, or earlier when the browser is idle. Its data loads at the same
 * time. Not React Router's `lazy`: a route keeps an error from `lazy` for good, while this can be retried.
 * @param ask the loader of the page's data
 */
export function pageFrom(load: () => Promise<{ Component: ComponentType }>, ask?: LoaderFunction) {
  const fetchPage = retryImport(load)
  fetchLater(load)
  let Page: ComponentType | undefined
  return {
    async loader(args, handlerContext) {
      const [asked, fetched] = await Promise.all([
        ask?.(args, handlerContext),
        fetchPage().catch((failure: unknown) => openAsNewDocument(failure, args.request.url)),
      ])
      Page = fetched.Component
      return asked ?? null
    },
    Component: () => Page && <Page />,
  } satisfies RouteObject
}

/** The route of a page in `PAGE_FILES`. */
export const page = (path: keyof typeof PAGE_FILES, ask?: LoaderFunction) => ({
  path,
  ...pageFrom(PAGE_FILES[path], ask),
})
