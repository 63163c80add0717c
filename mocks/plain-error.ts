/** An error whose message is all people need: what is wrong and where. A stack trace would not help. */
export class PlainError extends Error {
  override name = 'PlainError'
}

/** Runs a step that a program cannot start without. A PlainError is printed and ends the process. */
export async function orExit<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}
