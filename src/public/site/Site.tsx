import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useAddress } from '../ui/address.ts'
import { Frame } from './Frame.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { fetchedPage, pageAt, shownAt } from './pages.ts'

/**
 * The public site.
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

/** The page of the current path. */
function CurrentPage({ status }: { status: number }) {
  const { pathname } = useAddress()
  return fetchedPage(shownAt(pathname, status), pageAt(pathname)?.params ?? {})
}
