import { useEffect } from 'react'
import type { Pages } from './useListState.ts'

/** A list that the server gives a page at a time. */
export type Paging = { list: Pages; meta: { total: number; totalPages: number } | undefined }

/**
 * Leads from a page that does not exist, or no longer does, to the last one. True while the address names such a page.
 * @param isPlaceholder whether `meta` is that of another page
 */
export function useLastPage(paging: Paging | undefined, isPlaceholder = false): boolean {
  const last = paging?.meta && !isPlaceholder ? Math.max(paging.meta.totalPages, 1) : undefined
  const isBeyond = last !== undefined && paging !== undefined && paging.list.page > last
  useEffect(() => {
    if (isBeyond) paging.list.setPage(last, { replace: true })
  })
  return isBeyond
}
