import '@mantine/core/styles.layer.css'
import './app/global.css'
import { setNonce } from 'get-nonce'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { connect } from './api/connection.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/App.tsx'
import { routesOf } from './app/routes.tsx'
import { installTrustedTypes } from './app/trusted-types.ts'
import { config } from './config.ts'
import { readTokenCookie } from './session/cookie.ts'
import { watchExpiry } from './session/expiry.ts'
import { sessionDialog } from './session/session-dialog.ts'
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
  drafts.belongTo(currentSession()?.userId)
  const queryClient = createQueryClient({ toast: showToast, sessionExpired: sessionDialog.open })
  watchExpiry(sessionDialog.open)
  leaveWhenSignedOut(queryClient, () => currentSession() !== undefined)
  const router = createBrowserRouter(routesOf(queryClient))
  createRoot(root).render(<App queryClient={queryClient} router={router} nonce={nonce} />)
}

void start()
