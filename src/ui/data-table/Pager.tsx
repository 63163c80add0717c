import { Group, NativeSelect, Pagination } from '@mantine/core'
import { formatCount } from '../../lib/words.ts'
import { Hint } from '../looks.ts'
import { useIsPhone } from '../useIsPhone.ts'
import { PAGE_SIZES, pageSizeOf } from '../page-size.ts'
import type { Pages } from '../useListState.ts'

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: size === 0 ? 'All' : String(size) }))
const CONTROLS = { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' }

type PagerProps = {
  list: Pages
  /** Rows on all pages. */
  total: number
  totalPages: number
  /** Names the list in the label of the navigation. */
  label: string
  /** Called when another page is chosen. */
  onPage: () => void
}

/** Shows which part of the list is visible, and changes the page and the page size. */
export function Pager({
  list: { page, perPage, setPage, setPerPage },
  total,
  totalPages,
  label,
  onPage,
}: PagerProps) {
  const isPhone = useIsPhone()
  const from = perPage ? (page - 1) * perPage + 1 : 1
  const to = perPage ? Math.min(page * perPage, total) : total
  return (
    <Group justify="space-between">
      <Group gap="sm">
        <Hint>
          {formatCount(from)}–{formatCount(to)} of {formatCount(total)}
        </Hint>
        <NativeSelect
          size="sm"
          aria-label="Rows per page"
          data={SIZES}
          value={String(perPage)}
          onChange={(event) => setPerPage(pageSizeOf(event.currentTarget.value) ?? 10)}
        />
        <Hint aria-hidden>per page</Hint>
      </Group>
      {totalPages > 1 && (
        <nav aria-label={`Pages of ${label}`}>
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
        </nav>
      )}
    </Group>
  )
}
