import { askWith } from './ask.ts'
import { ApiError } from '../api/errors.ts'
import { createReadingClient } from '../api/query-defaults.ts'
import { config } from '../config.ts'
import type { Head } from '../lib/head.ts'
import { reportError } from '../lib/report-error.ts'
import { pageAt } from '../site/pages.ts'
import { DESCRIPTION, notFoundHead } from './heads.ts'
import { headHtml, plainHeadHtml, scriptJson } from './html.ts'
import type { Made } from './kept.ts'
import { PREPARE, type Redirect } from './prepare.ts'
import { render } from './render.tsx'
import type { SiteDocument } from './template.ts'

/** A page without data. The browser then loads the data itself. */
export const emptyDocument = (address: string): SiteDocument => ({
  status: 200,
  head: plainHeadHtml(`${config.product} Training`, DESCRIPTION),
  root: render(address, createReadingClient(), 200).root,
  state: scriptJson([]),
})

/** The status of an answer that reports a missing resource; undefined for any other failure. */
const goneStatus = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410) ? error.status : undefined

/**
 * Makes the document of an address: a path, and as much of its query as the page needs. The calls to the API carry no
 * token, so the document is the same for everyone. The code of all pages must have been fetched before.
 * @param site our own origin, as visitors see it
 */
export async function makeDocument(address: string, site: string): Promise<Made<SiteDocument | Redirect>> {
  const [path = '', search = ''] = address.split('?')
  const queryClient = createReadingClient()
  try {
    return await fill()
  } catch (error) {
    const status = goneStatus(error)
    if (status) return { item: documentOf(notFoundHead(path), status), worth: 'once' }
    if (!(error instanceof ApiError)) reportError(error)
    return { item: emptyDocument(address), worth: 'makeshift' }
  } finally {
    queryClient.clear()
  }

  async function fill(): Promise<Made<SiteDocument | Redirect>> {
    const found = pageAt(path)
    const head = found && (await PREPARE[found.name](askWith(queryClient), found.params, site, search))
    if (!head) return { item: documentOf(notFoundHead(path), 404), worth: 'once' }
    if ('location' in head) return { item: head, worth: 'kept' }
    const all = queryClient.getQueryCache().getAll()
    const failed = all.filter(({ state }) => state.status !== 'success')
    // A part whose query failed renders as loading, and the browser loads it again.
    for (const query of failed) queryClient.getQueryCache().remove(query)
    return { item: documentOf(head, 200), worth: failed.length ? 'makeshift' : 'kept' }
  }

  function documentOf(head: Head, status: number): SiteDocument {
    const { root, preloads } = render(address, queryClient, status)
    // Rendering may have added queries that were not loaded.
    const state = queryClient.getQueriesData({}).filter(([, data]) => data !== undefined)
    return { status, head: headHtml(head, site, config.product) + preloads, root, state: scriptJson(state) }
  }
}
