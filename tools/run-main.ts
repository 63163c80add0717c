/**
 * Runs a command. An error is printed in words, without a stack.
 * @param failed the exit code after an error
 */
export const runMain = (main: () => Promise<unknown>, failed = 1) =>
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = failed
  })
