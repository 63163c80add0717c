/** The ID of the heading above the results. */
export const RESULTS = 'found'

/** Brings the heading of the results into view, and a screen reader to it. */
export const toResults = () => document.getElementById(RESULTS)?.focus()
