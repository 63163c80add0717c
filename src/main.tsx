import { setNonce } from 'get-nonce'
import { createBrowserRouter } from 'react-router-dom'
import { connect } from './api/connection.ts'
import { meQuery } from './api/generated/mesh.hooks.ts'
import { createQueryClient } from './api/query-client.ts'
import { showPlainFailure } from './app/frame/plain-failure.ts'
import { fetchFrame } from './app/frame/part-of-frame.tsx'
import { routesOf } from './app/routes.tsx'
import { installTrustedTypes } from './lib/trusted-types.ts'
import { config } from './config.ts'
import { readTokenCookie } from './session/cookie.ts'
import { watchExpiry } from './session/expiry.ts'
import { openSessionDialog } from './session/session-dialog.ts'
import { currentSession } from './session/session.ts'
import { leaveWhenSignedOut } from './session/sign-out.ts'
import { drafts } from './ui/form/drafts.ts'
import { showToast } from './ui/toast.ts'

async function start() {
  // Development has no server: the mock answers from a worker of this browser.
  if (import.meta.env.DEV) {
    const { startMock } = await import('../mocks/browser.ts')
    await startMock()
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')

  installTrustedTypes()
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
  setNonce(nonce)
  connect({ services: config.services, token: readTokenCookie })
  const session = currentSession()
  drafts.belongTo(session?.userId)
  const queryClient = createQueryClient({ toast: showToast, sessionExpired: openSessionDialog })
  // Whatever page it is, it waits for the account: that call goes out before everything else.
  if (session) void queryClient.prefetchQuery(meQuery())
  watchExpiry(openSessionDialog)
  leaveWhenSignedOut(queryClient, () => currentSession() !== undefined)
  const router = createBrowserRouter(routesOf(queryClient))
  const frame = await fetchFrame().catch(() => undefined)
  if (frame) frame.render(root, { queryClient, router, nonce })
  else showPlainFailure(root)
}

void start()
