import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { DocumentAddress, documentAddress } from '../ui/address.ts'
import { Site } from '../site/Site.tsx'

/** React writes elements of the head before all other markup. They are cut off: the document has its own head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/
const TITLE = /<title>([^<]*)<\/title>/
const PRELOADS = /<link rel="preload"[^>]*>/g

/**
 * The markup of the page at an address, a path and its query, from the queries in the client. Nothing in it may suspend: React
 * would stream the rest with inline scripts, which the content policy forbids.
 */
export function render(address: string, queryClient: QueryClient, status: number) {
  const html = renderToString(
    <DocumentAddress value={documentAddress(address)}>
      <Site queryClient={queryClient} status={status} />
    </DocumentAddress>,
  )
  const [hoisted = ''] = HOISTED.exec(html) ?? []
  return {
    root: html.slice(hoisted.length),
    /** As markup. */
    title: TITLE.exec(hoisted)?.[1],
    preloads: [...hoisted.matchAll(PRELOADS)].join(''),
  }
}
