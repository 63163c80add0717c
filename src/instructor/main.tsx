import { setNonce } from 'get-nonce'
import { createBrowserRouter } from 'react-router-dom'
import { connect } from '../api/connection.ts'
import { createQueryClient } from '../api/query-client.ts'
import { showPlainFailure } from './app/frame/plain-failure.ts'
import { frame } from './app/frame/part-of-frame.tsx'
import { routesOf } from './app/routes.tsx'
import { needsNewDocument } from '../lib/new-release.ts'
import { reportError } from '../lib/report-error.ts'
import { installTrustedTypes } from '../lib/page/trusted-types.ts'
import { traceparent } from '../lib/trace.ts'
import { config } from '../config.ts'
import { watchLeaving } from '../session/leaving.ts'
import { pageOwner, tokenOfPage } from '../session/page-owner.ts'
import { openSessionDialog } from '../session/session-dialog.ts'
import { startSession } from '../session/session-start.ts'
import { startDisplay } from '../ui/display.ts'
import { showToast } from '../ui/toast.ts'

async function start() {
  // Development has no server: the mock runs in a service worker of this browser.
  if (import.meta.env.DEV) {
    const { startMock } = await import('../../mocks/browser.ts')
    await startMock()
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')

  startDisplay()
  installTrustedTypes()
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
  setNonce(nonce)
  connect({ services: config.services, token: tokenOfPage, trace: traceparent })
  const queryClient = createQueryClient({ toast: showToast, sessionExpired: openSessionDialog })
  startSession(queryClient)
  watchLeaving(queryClient)
  const router = createBrowserRouter(routesOf(queryClient))
  pageOwner.subscribe(() => void router.revalidate())
  if (config.vitalsUrl) void import('../lib/page/vitals.ts').catch(reportError)
  const code = await frame.fetch().catch((failure: unknown) => {
    if (needsNewDocument(failure)) location.reload()
    else showPlainFailure(root)
  })
  code?.render(root, { queryClient, router, nonce })
}

void start()
