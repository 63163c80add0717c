type Read = { data: unknown; isFetchedAfterMount: boolean }

/**
 * Whether a read has answered, or failed once. It stays settled while it is tried again, and so does the form or page that
 * opened without it.
 */
export const isSettled = ({ data, isFetchedAfterMount }: Read) => data !== undefined || isFetchedAfterMount
