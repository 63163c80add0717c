import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Route, Routes } from 'react-router-dom'
import { NotFound } from '../ui/plain/NotFound.tsx'
import { Frame } from './Frame.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { fetchedPage, pages } from './pages.ts'
import { UnknownPath } from './UnknownPath.tsx'

/**
 * The public site. Its parent is a router: a StaticRouter on the server, a BrowserRouter in the browser.
 * @param status of the document; for any status but 200, every path shows the not-found page
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
