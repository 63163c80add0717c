import { Box, Group, NativeSelect } from '@mantine/core'
import { formatCount } from '../../lib/words.ts'
import { later } from '../later.tsx'
import { TRYING } from '../failure/useRetry.ts'
import { Hint, QuietButton } from '../looks.ts'
import { RetryNotice } from '../Notice.tsx'
import { PAGE_SIZES, pageSizeOf } from '../page-size.ts'
import { useIsPhone } from '../useIsPhone.ts'
import type { Pages } from '../useListState.ts'

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: size === 0 ? 'All' : String(size) }))

// Loaded after the first rows, so that those need less code.
const PageLinks = later(
  async () => (await import('./PageLinks.tsx')).PageLinks,
  null,
  ({ onRetry, isTrying }) => (
    <RetryNotice
      action={
        <QuietButton
          size="sm"
          flex="none"
          miw="7rem"
          aria-busy={isTrying}
          onClick={({ currentTarget }) => {
            // The page numbers will take the place of the pressed button.
            currentTarget.closest('nav')?.focus()
            onRetry()
          }}
        >
          {isTrying ? TRYING : 'Try again'}
        </QuietButton>
      }
    >
      We could not load the page numbers.
    </RetryNotice>
  ),
)

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
export function Pager({ list, total, totalPages, label, onPage }: PagerProps) {
  const { page, perPage, setPerPage } = list
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
        // On a phone, the page numbers have their own line. Its height is reserved until they load.
        <Box
          component="nav"
          tabIndex={-1}
          aria-label={`Pages of ${label}`}
          {...(isPhone && { w: '100%', mih: '2.75rem' })}
        >
          <PageLinks list={list} totalPages={totalPages} onPage={onPage} />
        </Box>
      )}
    </Group>
  )
}
