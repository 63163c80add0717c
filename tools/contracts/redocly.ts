import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const REDOCLY_CLI = fileURLToPath(
  new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url),
)

export type Run = { status: number; stdout: string; stderr: string }

/** Runs Redocly in a separate process. Asynchronous, because Redocly starts slowly and runs can overlap. */
export const redocly = (...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    const options = { encoding: 'utf8', maxBuffer: 64_000_000 } as const
    execFile(process.execPath, [REDOCLY_CLI, ...args], options, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) || 1 : 0, stdout, stderr }),
    )
  })
