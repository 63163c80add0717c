// The chosen page size is kept in local storage (spec §9). A stored value counts only if it is one of the sizes.
const KEY = 'results-per-page'

/** 0 stands for All. */
export const PAGE_SIZES = [10, 25, 50, 100, 0] as const
export type PageSize = (typeof PAGE_SIZES)[number]
const DEFAULT: PageSize = 10

/** A page size from the URL or storage; undefined if it is not one of the sizes. */
export const pageSizeOf = (text: string | null): PageSize | undefined =>
  text === 'all' ? 0 : PAGE_SIZES.find((size) => String(size) === text)

export function storedPageSize(): PageSize {
  try {
    return pageSizeOf(localStorage.getItem(KEY)) || DEFAULT
  } catch {
    return DEFAULT
  }
}

/** Remembers the page size. All is not remembered: it resets the size to the default. */
export function rememberPageSize(size: PageSize) {
  try {
    localStorage.setItem(KEY, String(size || DEFAULT))
  } catch {
    // Storage is full or blocked: the size is lost when the page closes.
  }
}
