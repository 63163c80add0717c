import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { Frame } from './Frame.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { fetchedPage, pageAt, shownAt } from './pages.ts'
import { UnknownPath } from './UnknownPath.tsx'

/**
 * The public site. Its parent is a router: a StaticRouter on the server, a BrowserRouter in the browser.
 * @param status of the document; for 404 and 410, every path shows the not-found page
 */
export const Site = ({ queryClient, status }: { queryClient: QueryClient; status: number }) => (
  <QueryClientProvider client={queryClient}>
    <Frame>
      <PageBoundary>
        <CurrentPage status={status} />
      </PageBoundary>
    </Frame>
  </QueryClientProvider>
)

/** The page of the current path. Like the server, it uses `pageAt`; the router's `Routes` would only add code. */
function CurrentPage({ status }: { status: number }) {
  const { pathname } = useLocation()
  const found = pageAt(pathname)
  const page = fetchedPage(shownAt(pathname, status), found?.params ?? {})
  return found ? page : <UnknownPath>{page}</UnknownPath>
}
