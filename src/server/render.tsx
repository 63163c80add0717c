import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Site } from '../site/Site.tsx'

/** React writes what belongs into the head before everything else; there the document has its own. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/
const PRELOADS = /<link rel="preload"[^>]*>/g

/**
 * The page at a path as markup, from the queries that the client holds. Nothing in it may suspend: what comes later would
 * need an inline script, which the content policy forbids.
 */
export function render(path: string, queryClient: QueryClient, status: number) {
  const html = renderToString(
    <StaticRouter location={path}>
      <Site queryClient={queryClient} status={status} />
    </StaticRouter>,
  )
  const [hoisted = ''] = HOISTED.exec(html) ?? []
  return { root: html.slice(hoisted.length), preloads: [...hoisted.matchAll(PRELOADS)].join('') }
}
