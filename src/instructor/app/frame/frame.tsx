// Everything that renders: React, the frame and the components that pages use. main.tsx fetches this chunk in parallel
// with the API code, so that neither waits for the other. It is one chunk because every page needs all of it.
import '@mantine/core/styles.layer.css'
import './global.css'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import { lookUpOrAskAgain } from '../../../api/lookups.ts'
import { askAgainWith } from '../../../api/lost-answers/or-ask-again.ts'
import { reportError } from '../../../lib/report-error.ts'
import { ChunkLoadError } from '../../../lib/retry-import.ts'
import { SignInNotKept } from '../../../session/sign-in-not-kept.ts'
import { startKeepingFocus } from '../../../ui/kept-focus.ts'
import { Themed } from './Themed.tsx'

export { InstructorGate } from '../../../session/InstructorGate.tsx'
export { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
export { ErrorPage } from './ErrorPage.tsx'
export { InstructorFrame } from './InstructorFrame.tsx'
export { PageFailure } from './PageFailure.tsx'
export { Shell } from './Shell.tsx'

// Here and not in main.tsx: nobody makes a change before the page is rendered.
askAgainWith(lookUpOrAskAgain)

type Application = {
  queryClient: QueryClient
  router: ReturnType<typeof createBrowserRouter>
  nonce: string
}

/** A part that did not load has been reported before. A sign-in that was not kept is for its person to put right. */
const report = (error: unknown) => {
  if (!(error instanceof ChunkLoadError || error instanceof SignInNotKept)) reportError(error)
}

/** Renders the application in place of the placeholder in index.html. */
export function render(root: HTMLElement, { queryClient, router, nonce }: Application) {
  startKeepingFocus()
  // The router reports the errors it catches; by default React would log them to the console too.
  createRoot(root, { onCaughtError: () => undefined, onUncaughtError: report }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Themed nonce={nonce}>
          <RouterProvider router={router} onError={report} />
        </Themed>
      </QueryClientProvider>
    </StrictMode>,
  )
}
