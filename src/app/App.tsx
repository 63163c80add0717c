import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import { theme, variables } from './theme.ts'

type AppProps = { queryClient: QueryClient; router: ReturnType<typeof createBrowserRouter>; nonce: string }

/** The application: providers, and the pages. */
export const App = ({ queryClient, router, nonce }: AppProps) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        defaultColorScheme="light"
        getStyleNonce={() => nonce}
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>
  </StrictMode>
)
