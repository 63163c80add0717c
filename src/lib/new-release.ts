import { ChunkLoadError } from './retry-import.ts'
import { onSessionStorage } from './session-storage.ts'

const KEY = 'reloaded-for-chunks'

/**
 * Whether to load the document again because a new release has replaced the chunk: only a new document names the new
 * files. True once per chunk, so that files that stay missing cannot cause an endless reload; never where the browser
 * forbids storage, because then nothing would stop the loop.
 * @param error what `retryImport` threw
 */
export function needsNewDocument(error: unknown): boolean {
  if (!(error instanceof ChunkLoadError) || error.cause !== 'missing') return false
  const { chunk } = error
  const isFirst = onSessionStorage((storage) => {
    const known = storage.getItem(KEY)?.split(' ') ?? []
    if (known.includes(chunk)) return false
    storage.setItem(KEY, [...known, chunk].join(' '))
    return true
  })
  return isFirst ?? false
}
