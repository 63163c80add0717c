// What keeps one slow, endless or wrong answer, or one flood of requests, from stopping the document server.

import { callOf, count } from './metrics.ts'
import { traceparent } from './trace.ts'

/** In milliseconds. A document waits for two seconds at most; what comes later is for the next visitor. */
export const API_TIMEOUT = 5000

/** In bytes, unpacked. The longest answer of the contracts stays below a megabyte. */
const LONGEST_ANSWER = 8_000_000

type Send = (request: Request, init?: RequestInit) => Promise<Response>

/** Whether an answer says that it is short enough. The connection fails if it is not as long as it says. */
const isShort = ({ headers }: Response, most: number) =>
  !headers.has('content-encoding') && Number(headers.get('content-length') ?? Infinity) <= most

/** Passes on as much as an answer may have. What reads it then fails, and its connection is closed. */
function counting(most: number) {
  let length = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length
      if (length > most) controller.error(new TypeError(`the answer has more than ${most} bytes`))
      else controller.enqueue(chunk)
    },
  })
}

/**
 * Sends the calls of a document: to no other address than theirs, and without reading more than an answer can have. It counts
 * them, and those to the API continue the trace of the visitor who caused them.
 */
export const limited =
  (send: Send, api: string, most = LONGEST_ANSWER): Send =>
  async (request, init) => {
    const trace = request.url.startsWith(`${api}/`) ? traceparent() : undefined
    if (trace) request.headers.set('traceparent', trace)
    let status = 0
    try {
      const response = await send(request, { ...init, redirect: 'error' })
      status = response.status
      // Counting the seven answers of a page would take 0.2 ms.
      return response.body && !isShort(response, most)
        ? new Response(response.body.pipeThrough(counting(most)), response)
        : response
    } finally {
      count('calls_total', { path: callOf(request.url), status })
    }
  }

/** In milliseconds. */
const BEAT = 20
const LONGEST_LAG = 1000

/**
 * Tells whether requests have been waiting for so long that a further one is better refused at once: each request that is
 * answered before the next beat of the clock makes the others wait.
 */
export function watchLag(longest = LONGEST_LAG): () => boolean {
  let last = performance.now()
  setInterval(() => (last = performance.now()), BEAT).unref()
  return () => performance.now() - last > longest
}
