// Follows the calls of a page through the logs of all servers, by the header `traceparent` of the W3C.
import { once } from './once.ts'

const random = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** One trace for as long as the page is open. */
const trace = once(() => random(16))

/** The header of a call. */
export const traceparent = () => `00-${trace()}-${random(8)}-01`

/** What a person reads to support: the beginning of the trace, as it is in the logs. */
export const reference = () => trace().slice(0, 8)
