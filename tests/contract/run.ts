import { spawnSync } from 'node:child_process'

/** Runs a tool of the project. Its output is the message of the failure. */
export function run(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' })
  return status === 0 ? 'ok' : `${stdout}${stderr}`.trim() || `exit ${status}`
}
