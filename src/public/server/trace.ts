// Follows a request through all servers, by the header `traceparent` of the W3C: nginx begins a trace or takes that of the
// browser, the calls of a document continue it, and the logs of all name it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'

const TRACE = /^00-((?!0{32})[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

const current = new AsyncLocalStorage<string>()

/** The id of the trace that this code runs in; undefined outside of a request. */
export const traceId = () => current.getStore()

/** Runs code in the trace of a request, or in a new one. @param header `traceparent`, which anybody may have written */
export const inTrace = <T>(header: string | undefined, run: () => T): T =>
  current.run(TRACE.exec(header ?? '')?.[1] ?? randomUUID().replaceAll('-', ''), run)

/** Whether OpenTelemetry's SDK runs in this process. It puts its own header into each call, and nobody can read two. */
const hasSdk = () => Symbol.for('opentelemetry.js.api.1') in globalThis

/** The header of a call in the current trace; undefined if there is none, or if the SDK writes it. */
export function traceparent(): string | undefined {
  const id = hasSdk() ? undefined : traceId()
  return id && `00-${id}-${randomBytes(8).toString('hex')}-01`
}
