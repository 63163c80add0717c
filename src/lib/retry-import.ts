import { reportError } from './report-error.ts'

/**
 * Why a chunk did not load: the server does not have the file, two minutes passed without an answer, or anything else.
 */
export type ChunkFailure = 'missing' | 'timeout' | 'error'

/** Thrown when a chunk of the application did not load after all retries (spec §8). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  /** The name of the file, if known: `StudentsPage-b1946ac9.js`. */
  readonly chunk: string
  override readonly cause: ChunkFailure

  constructor(chunk: string, cause: ChunkFailure) {
    super(`${chunk} did not load: ${cause}`)
    this.chunk = chunk
    this.cause = cause
  }
}

const TRIES = 5
const PAUSE = 1000
const LIMIT = 120_000
const TIMEOUT = 'TimeoutError'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const limited = <T>(promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', TIMEOUT)), LIMIT)
    // A timer that goes on would keep a process of the server alive for two minutes.
    promise.finally(() => clearTimeout(timer)).then(resolve, reject)
  })

/** The file an import loads. Only some browsers name it in the error, but the source text of the import always does. */
const chunkOf = (load: () => unknown) => /[\w-]+\.\w+(?=['"`])/.exec(String(load))?.[0] ?? 'a part'

async function failureOf(thrown: unknown): Promise<ChunkFailure> {
  if (thrown instanceof DOMException && thrown.name === TIMEOUT) return 'timeout'
  // An import fails the same way for a lost network and a missing file. If the error has the URL, we can ask the
  // server.
  const address = /https?:\S+/.exec(String(thrown))?.[0]
  const answer = address && (await fetch(address, { method: 'HEAD' }).catch(() => undefined))
  return answer && answer.status === 404 ? 'missing' : 'error'
}

/**
 * Loads a chunk on demand: up to five attempts, one second apart, each limited to two minutes (spec §9). Concurrent
 * calls share the same attempts. Throws a ChunkLoadError and reports it once.
 */
export function retryImport<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  async function insist(): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await limited(load())
      } catch (cause) {
        if (tries < TRIES) await wait(PAUSE)
        else throw new ChunkLoadError(chunkOf(load), await failureOf(cause))
      }
    }
  }
  const insistOnce = () =>
    insist()
      .catch((error: unknown) => {
        reportError(error)
        throw error
      })
      .finally(() => {
        loading = undefined
      })
  return () => (loading ??= insistOnce())
}
