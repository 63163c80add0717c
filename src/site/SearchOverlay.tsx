import { Suspense } from 'react'
import { config } from '../config.ts'
import { later } from '../ui/plain/later.ts'
import { RequestLink } from '../ui/plain/RequestLink.tsx'
import { useRequest } from '../ui/plain/useRequest.ts'

const SearchDialog = later(async () => (await import('./SearchDialog.tsx')).SearchDialog)

/** Opens the search overlay from any public page. The specification hides it (spec §2); a deployment can show it. */
export const SearchButton = ({ className }: { className?: string | undefined }) =>
  config.hasSearchButton && (
    <RequestLink request="search" className={className}>
      Search
    </RequestLink>
  )

/** The overlay that the button, or an address with `?request=search`, opens. */
export function SearchOverlay() {
  const { request, close } = useRequest()
  if (request !== 'search') return null
  return (
    <Suspense>
      <SearchDialog onClose={close} />
    </Suspense>
  )
}
