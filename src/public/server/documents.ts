import type { QueryClient } from '@tanstack/react-query'
import { askWith, Missing } from './ask.ts'
import { ApiError } from '../../api/errors.ts'
import { createReadingClient } from '../../api/query-defaults.ts'
import { config } from '../../config.ts'
import type { Head } from '../head.ts'
import { reportError } from '../../lib/report-error.ts'
import { pageAt } from '../site/pages.ts'
import { tagsOf } from './caching.ts'
import { escaped, headHtml, hiddenHeadHtml, jsonLdHtml, scriptJson } from './html.ts'
import type { Made, Making } from './kept.ts'
import { PREPARE, PREPARE_MISSING, type Redirect } from './prepare.ts'
import { render } from './render.tsx'
import type { SiteDocument } from './template.ts'

/** Describes the site, for pages without a description of their own. */
const DESCRIPTION = 'Find and register for in-person firearm and self-defense classes near you.'

const notFoundHead = (path: string): Head => ({
  description: 'There is nothing at this address.',
  canonical: path,
  isHidden: true,
})

/** For a page that has not said its title. */
const ANY_TITLE = escaped(`${config.product} Training`)

/**
 * A page without what it is about. The browser loads that itself, so visitors are served; whoever only reads documents,
 * such as a search engine or a chat that shows a preview, is told to come back.
 */
const emptyDocument = (address: string): SiteDocument => ({
  status: 503,
  isWhole: false,
  tags: [],
  head: hiddenHeadHtml(ANY_TITLE, DESCRIPTION),
  root: render(address, createReadingClient(), 503).root,
  state: scriptJson([]),
  jsonLd: '',
})

/** There is no such page. What stands in for it is a document of its own, which many missing pages share. */
export type Nothing = { missing: Missing['status'] }

/** A document from what is loaded. */
function documentFrom(
  queryClient: QueryClient,
  address: string,
  { head, status = 200, isWhole, site }: { head: Head; status?: number; isWhole: boolean; site: string },
): SiteDocument {
  const state = queryClient.getQueriesData({}).filter(([, data]) => data !== undefined)
  // The browser starts with the same data. A part without data renders as loading, and the browser loads it.
  const loaded = createReadingClient()
  for (const [key, data] of state) loaded.setQueryData(key, data)
  const { root, title = ANY_TITLE, preloads } = render(address, loaded, status)
  return {
    status,
    // A missing page stays where it is.
    ...(status === 200 && { path: head.canonical }),
    isWhole,
    tags: tagsOf(state),
    head: headHtml(head, title, site, config.product) + preloads,
    root,
    state: scriptJson(state),
    jsonLd: jsonLdHtml(head),
  }
}

const isLoaded = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status === 'success')

/**
 * Makes the document of an address: a path, and as much of its query as the page needs. The calls to the API carry no
 * token, so the document is the same for everyone. The code of all pages must have been fetched before.
 * @param site our own origin, as visitors see it
 */
export function makeDocument(address: string, site: string): Making<SiteDocument | Redirect | Nothing> {
  const [path = '', search = ''] = address.split('?')
  const queryClient = createReadingClient()
  const { ask, rest } = askWith(queryClient)
  /** Known once all that the page needs is there. */
  let writeHead: (() => Head) | undefined

  return {
    whole: whole().finally(() => queryClient.clear()),
    soFar: () => (writeHead ? documentOf(writeHead(), { isWhole: false }) : emptyDocument(address)),
  }

  async function whole(): Promise<Made<SiteDocument | Redirect | Nothing>> {
    try {
      return await fill()
    } catch (error) {
      if (error instanceof Missing) return missing(error.status)
      if (!(error instanceof ApiError)) reportError(error)
      return { item: emptyDocument(address), worth: 'makeshift' }
    }
  }

  async function fill(): Promise<Made<SiteDocument | Redirect | Nothing>> {
    const found = pageAt(path)
    const prepared = found && (await PREPARE[found.name](ask, found.params, site, search))
    if (!prepared) return missing(404)
    if ('location' in prepared) return { item: prepared, worth: 'kept' }
    writeHead = prepared
    await rest()
    const isWhole = isLoaded(queryClient)
    return { item: documentOf(writeHead(), { isWhole }), worth: isWhole ? 'kept' : 'makeshift' }
  }

  function missing(status: Missing['status']): Made<Nothing> {
    return { item: { missing: status }, worth: 'briefly' }
  }

  function documentOf(head: Head, { isWhole }: { isWhole: boolean }) {
    return documentFrom(queryClient, search ? address : head.canonical, { head, isWhole, site })
  }
}

/** Makes the document that stands in for missing pages. @param path as addresses.ts writes it */
export function makeMissing(path: string, site: string): Making<SiteDocument> {
  const queryClient = createReadingClient()
  const { ask, rest } = askWith(queryClient)
  const found = pageAt(path)
  const soFar = () =>
    documentFrom(queryClient, path, { head: notFoundHead(path), status: 404, isWhole: true, site })
  return { whole: whole().finally(() => queryClient.clear()), soFar }

  async function whole(): Promise<Made<SiteDocument>> {
    if (found) PREPARE_MISSING[found.name]?.(ask, found.params)
    await rest()
    return { item: soFar(), worth: isLoaded(queryClient) ? 'kept' : 'makeshift' }
  }
}
