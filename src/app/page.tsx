import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { retryImport } from '../lib/retry-import.ts'
import { fetchLater } from '../ui/fetch-ahead.ts'

/**
 * A page in a file of its own, which is fetched when it is first opened, or ahead of that when nothing else is to do. Its
 * data is asked for at the same time. Not `lazy`: a route keeps what `lazy` threw for good, and this can be tried again.
 * @param ask the loader of its data
 */
export function page(load: () => Promise<{ Component: ComponentType }>, ask?: LoaderFunction) {
  const fetchPage = retryImport(load)
  fetchLater(load)
  let Page: ComponentType | undefined
  return {
    async loader(args, handlerContext) {
      const [asked, fetched] = await Promise.all([ask?.(args, handlerContext), fetchPage()])
      Page = fetched.Component
      return asked ?? null
    },
    Component: () => Page && <Page />,
  } satisfies RouteObject
}
