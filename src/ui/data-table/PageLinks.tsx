import { Pagination } from '@mantine/core'
import type { Pages } from '../useListState.ts'
import { useIsPhone } from '../useIsPhone.ts'

const CONTROLS = { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' }

type PageLinksProps = {
  list: Pages
  totalPages: number
  /** Called when another page is chosen. */
  onPage: () => void
}

/** The pages of a list by their numbers. */
export function PageLinks({ list: { page, setPage }, totalPages, onPage }: PageLinksProps) {
  const isPhone = useIsPhone()
  return (
    <Pagination
      total={totalPages}
      value={page}
      // On a phone, these are as many as fit in one line.
      {...(isPhone && { siblings: 0 })}
      gap={4}
      onChange={(next) => {
        setPage(next)
        onPage()
      }}
      getControlProps={(control) => ({ 'aria-label': CONTROLS[control] })}
      getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
    />
  )
}
