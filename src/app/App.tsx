import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import { SessionDialog } from '../session/SessionDialog.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { theme, variables } from './theme.ts'

type AppProps = { queryClient: QueryClient; router: ReturnType<typeof createBrowserRouter>; nonce: string }

/** The application: providers, the pages, and what may appear above any page. */
export const App = ({ queryClient, router, nonce }: AppProps) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="light" getStyleNonce={() => nonce}>
        <RouterProvider router={router} />
        <ConfirmDialog />
        <SessionDialog />
        <ToastRegion />
      </MantineProvider>
    </QueryClientProvider>
  </StrictMode>
)
