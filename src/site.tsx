import './site/tokens.css'
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { connect } from './api/connection.ts'
import { createReadingClient } from './api/query-defaults.ts'
import { config } from './config.ts'
import { reportError } from './lib/report-error.ts'
import { needsNewDocument } from './lib/new-release.ts'
import { installTrustedTypes } from './lib/page/trusted-types.ts'
import { claimPage, tokenOfPage, watchPageOwner } from './session/page-owner.ts'
import { fetchPage, redirectAt } from './site/pages.ts'
import { Site } from './site/Site.tsx'

/** What the server asked for, as old as it is by the clock of this browser: the page asks again for what is too old. */
function stateOf(text: string, age: number): DehydratedState {
  // Our own server wrote it.
  const state = JSON.parse(text) as DehydratedState
  const dataUpdatedAt = Date.now() - age
  return {
    ...state,
    queries: state.queries.map((one) => ({ ...one, state: { ...one.state, dataUpdatedAt } })),
  }
}

async function start() {
  // Development has no server: the mock answers from a worker of this browser.
  if (import.meta.env.DEV) {
    const { startMock } = await import('../mocks/browser.ts')
    await startMock()
  }
  const redirect = redirectAt(location.pathname, location.search)
  if (redirect) return location.replace(redirect)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  installTrustedTypes()
  connect({ services: config.services, token: tokenOfPage })
  claimPage()
  watchPageOwner(() => location.reload())
  const queryClient = createReadingClient()
  const { status, age = '0' } = root.dataset
  const state = document.getElementById('state')?.textContent
  if (state) hydrate(queryClient, stateOf(state, Number(age)))
  await fetchPage(location.pathname)
  const site = (
    // A field must show at once what was chosen: a second choice is made from what the first one left.
    <BrowserRouter useTransitions={false}>
      <Site queryClient={queryClient} status={Number(status ?? 200)} />
    </BrowserRouter>
  )
  const options = { onUncaughtError: reportError, onRecoverableError: reportError }
  if (status) hydrateRoot(root, site, options)
  else createRoot(root, options).render(site)
}

start().catch((failure: unknown) => {
  // Without its code, the document still works as a page without scripts.
  if (needsNewDocument(failure)) location.reload()
  else throw failure
})
