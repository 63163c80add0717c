import './site/tokens.css'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { connect } from '../api/connection.ts'
import { createPublicClient } from '../api/query-defaults.ts'
import { config } from '../config.ts'
import { reportError } from '../lib/report-error.ts'
import { traceparent } from '../lib/trace.ts'
import { visit } from '../lib/visit.ts'
import { needsNewDocument } from '../lib/new-release.ts'
import { installTrustedTypes } from '../lib/page/trusted-types.ts'
import { claimPage, watchPageOwner } from '../session/page-owner.ts'
import { currentSession } from '../session/session.ts'
import { fetchPage, redirectAt } from './site/pages.ts'
import { readAsAnyone, sessionExpired, tokenOfSession } from './site/account/session.ts'
import { Site } from './site/Site.tsx'

/** By how many milliseconds the clock of a browser may be behind. */
const SKEW = 5000

/**
 * Takes over what the server loaded. The page loads again what is too old, as does one whose clock is behind that of the
 * server: caches may have kept the document for any time.
 * @param made when the server loaded it, in milliseconds since 1970
 */
function fill(queryClient: QueryClient, state: string, made: number) {
  const updatedAt = made > Date.now() + SKEW ? 0 : made
  // Our own server wrote it.
  for (const [key, data] of JSON.parse(state) as [QueryKey, unknown][])
    queryClient.setQueryData(key, data, { updatedAt })
}

async function start() {
  // Development has no server: the mock answers from a worker of this browser, and directory links are answered here.
  if (import.meta.env.DEV) {
    const { startMock } = await import('../../mocks/browser.ts')
    await startMock()
    const { directorySearch } = await import('./search/directory.ts')
    const directory = directorySearch(location.pathname)
    if (directory) return location.replace(directory)
  }
  const redirect = redirectAt(location.pathname, location.search)
  if (redirect) return location.replace(redirect)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  installTrustedTypes()
  visit()
  connect({ services: config.services, token: tokenOfSession, trace: traceparent, fetch: readAsAnyone })
  if (currentSession()) claimPage()
  watchPageOwner(() => location.reload())
  const queryClient = createPublicClient(sessionExpired)
  const { status, made = '0' } = root.dataset
  const state = document.getElementById('state')?.textContent
  if (state) fill(queryClient, state, Number(made))
  await fetchPage(location.pathname, Number(status ?? 200))
  const site = <Site queryClient={queryClient} status={Number(status ?? 200)} />
  const options = { onUncaughtError: reportError, onRecoverableError: reportError }
  // As a transition, the page is hydrated in slices of a few milliseconds, and answers a tap in between.
  if (status) startTransition(() => void hydrateRoot(root, site, options))
  else createRoot(root, options).render(site)
  if (config.vitalsUrl) void import('../lib/page/vitals.ts').catch(reportError)
}

start().catch((failure: unknown) => {
  // Without its code, the document still works as a page without scripts.
  if (needsNewDocument(failure)) location.reload()
  else throw failure
})
