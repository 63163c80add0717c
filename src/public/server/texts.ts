import { ApiError } from '../../api/errors.ts'
import { PLAIN_HEADERS } from '../../lib/page/security-headers.ts'
import { reportError } from '../../lib/report-error.ts'
import type { Answer, Asked } from './answer.ts'
import { Missing } from './ask.ts'
import { KEPT_BRIEFLY, keptByAll } from './caching.ts'
import { type Body, bodyOf } from './encoding.ts'
import { refuse, send } from './files.ts'
import { Busy, keep, type Keeping, KEEPING, type Made } from './kept.ts'
import { count } from './metrics.ts'

/** In milliseconds. A program waits longer for a text than a person for a page, and nginx waits longer than this. */
const PATIENCE = { patience: 20_000, patienceWithOld: 5000 }

/** A text with its headers, and with the tags by which caches keep it, unless the headers say how. */
type Written = { text: string; headers: Record<string, string>; tags?: readonly string[] }

/** A text, the status that says why there is none, or `late` if the API or the search service is too slow or fails. */
type Text = (Omit<Written, 'text'> & { body: Body }) | Missing['status'] | 'late'

/**
 * Answers programs, such as crawlers and calendars, with a text that takes several calls to make.
 * @param make the text at an address; undefined or `Missing` if there is none
 */
export function textsAt(make: (address: string) => Promise<Written | undefined>, keeping: Partial<Keeping>) {
  const textOf = keep<Text>((address) => ({ whole: whole(address), soFar: () => 'late' }), {
    ...KEEPING,
    ...keeping,
    ...PATIENCE,
  })

  async function whole(address: string): Promise<Made<Text>> {
    try {
      const made = await make(address)
      if (!made) return { item: 404, worth: 'briefly' }
      const { text, ...rest } = made
      return { item: { ...rest, body: bodyOf(text) }, worth: 'kept' }
    } catch (error) {
      if (error instanceof Missing) return { item: error.status, worth: 'briefly' }
      if (!(error instanceof ApiError)) reportError(error)
      return { item: 'late', worth: 'makeshift' }
    }
  }

  return async (request: Asked, address: string): Promise<Answer> => {
    const { item, isOld } = await textOf(address).catch((error: unknown) => {
      if (!(error instanceof Busy)) throw error
      count('refused_total')
      return { item: 'late' as const, isOld: false }
    })
    if (item === 'late') return refuse(503, 'Try again later', { 'retry-after': '60' })
    if (typeof item === 'number') return refuse(item, 'Not found', KEPT_BRIEFLY)
    const { body, headers, tags } = item
    return send(request, body, {
      headers: { ...PLAIN_HEADERS, ...headers, ...(tags && keptByAll(tags, isOld)) },
    })
  }
}
