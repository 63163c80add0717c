import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Route, Routes } from 'react-router-dom'
import { NotFound } from '../ui/plain/NotFound.tsx'
import { Frame } from './Frame.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { fetchedPage, pages } from './pages.ts'
import { UnknownPath } from './UnknownPath.tsx'

/**
 * The public site below a router: a StaticRouter on the server, a BrowserRouter in a window.
 * @param status of the document; one that found nothing shows so, whatever its path
 */
export const Site = ({ queryClient, status }: { queryClient: QueryClient; status: number }) => (
  <QueryClientProvider client={queryClient}>
    <Frame>
      <PageBoundary>
        <Routes>
          {pages.flatMap(([name, { paths }]) =>
            paths.map((path) => (
              <Route key={path} path={path} element={status === 200 ? fetchedPage(name) : <NotFound />} />
            )),
          )}
          <Route path="*" element={<UnknownPath />} />
        </Routes>
      </PageBoundary>
    </Frame>
  </QueryClientProvider>
)
