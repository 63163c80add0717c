/** A part of the application that did not arrive, whatever was tried. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

const TRIES = 5
const PAUSE = 1000
const LIMIT = 120_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const limited = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([promise, wait(LIMIT).then(() => Promise.reject<T>(new Error('timeout')))])

/** Loads a part on demand: up to five times, a second apart, each for two minutes at most (section 9). */
export const retryImport =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        return await limited(load())
      } catch (cause) {
        if (tries === TRIES) throw new ChunkLoadError('a part of the application did not load', { cause })
        await wait(PAUSE)
      }
    }
  }
