/** An error whose message tells people everything: what is wrong, and where. A stack trace would help nobody. */
export class PlainError extends Error {
  override name = 'PlainError'
}

/** Does something that a program cannot start without. A PlainError is printed and ends the process. */
export async function orExit<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}
