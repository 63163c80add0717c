// Follows the calls of a page through the logs of all servers, by the header `traceparent` of the W3C.

const random = (digits: number) =>
  Array.from({ length: digits }, () => Math.floor(Math.random() * 16).toString(16)).join('')

/** One trace for as long as the page is open. */
const trace = random(32)

/** The header of a call. */
export const traceparent = () => `00-${trace}-${random(16)}-01`

/** What a person reads to support: the beginning of the trace, as it is in the logs. */
export const reference = trace.slice(0, 8)
