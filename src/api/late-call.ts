import { retryImport } from '../lib/retry-import.ts'
import { toApiError } from './errors.ts'

/**
 * A call whose code loads when it is made. If that does not load after several tries, the call fails like one that did not
 * reach the server; the cause says why.
 */
export function lateCall<Call extends (...args: never[]) => Promise<unknown>>(
  load: () => Promise<Call>,
): Call {
  const insist = retryImport(load)
  const call = async (...args: Parameters<Call>) => {
    const loaded = await insist().catch((cause: unknown) => {
      throw toApiError(cause)
    })
    return loaded(...args)
  }
  return call as Call
}
