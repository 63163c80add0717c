import { useMatches } from 'react-router-dom'

/** What a table of pages says about how a page is shown. */
export type PageRow = {
  /** Its section in the window title (spec §2). */
  section?: string
  /** It is for one task: without header, footer and reminders. */
  isBare?: boolean
}

/** The row of the page that is shown. */
export const usePageRow = () =>
  // The handle of a route is its row.
  (useMatches().at(-1)?.handle ?? {}) as PageRow
