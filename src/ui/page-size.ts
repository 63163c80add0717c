// The chosen page size is remembered in local storage, spec §9. Whatever stands there is only taken from the list.
const KEY = 'results-per-page'

/** 0 is All. */
export const PAGE_SIZES = [10, 25, 50, 100, 0] as const
export type PageSize = (typeof PAGE_SIZES)[number]
const DEFAULT: PageSize = 10

/** A page size out of the URL or the storage; undefined for anything that is not on the list. */
export const pageSizeOf = (text: string | null): PageSize | undefined =>
  text === 'all' ? 0 : PAGE_SIZES.find((size) => String(size) === text)

export function storedPageSize(): PageSize {
  try {
    return pageSizeOf(localStorage.getItem(KEY)) || DEFAULT
  } catch {
    return DEFAULT
  }
}

/** All is for this once: it sets the remembered size back. */
export function rememberPageSize(size: PageSize) {
  try {
    localStorage.setItem(KEY, String(size || DEFAULT))
  } catch {
    // Storage is full or forbidden: the size is forgotten with the page.
  }
}
