import { reportError } from './report-error.ts'

/** Why a part did not load: the server has no such file, two minutes without an answer, or anything else. */
export type ChunkFailure = 'missing' | 'timeout' | 'error'

/** A part of the application that did not load, whatever was tried (spec §8). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  /** Its file, as far as it is known: `StudentsPage-b1946ac9.js`. */
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
  Promise.race([promise, wait(LIMIT).then(() => Promise.reject<T>(new DOMException('no answer', TIMEOUT)))])

/** The file that an import names. Only some browsers say it in their error, but it always stands in the code. */
const chunkOf = (load: () => unknown) => /[\w-]+\.\w+(?=['"`])/.exec(String(load))?.[0] ?? 'a part'

async function failureOf(thrown: unknown): Promise<ChunkFailure> {
  if (thrown instanceof DOMException && thrown.name === TIMEOUT) return 'timeout'
  // An import fails alike for a lost network and a lost file. Where the error has the address, the server can tell.
  const address = /https?:\S+/.exec(String(thrown))?.[0]
  const answer = address && (await fetch(address, { method: 'HEAD' }).catch(() => undefined))
  return answer && answer.status === 404 ? 'missing' : 'error'
}

/**
 * Loads a part on demand: up to five times, a second apart, each for two minutes at most (spec §9). Calls while it loads
 * wait for the same tries. Throws a ChunkLoadError, and reports it once.
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
