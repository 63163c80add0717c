import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

type Options = { env?: NodeJS.ProcessEnv; cwd?: string }

/** Runs a TypeScript file of the project with arguments until it exits. What is undefined in `env` is not inherited. */
export async function runScript([file, ...args]: [string, ...string[]], { env, cwd }: Options = {}) {
  const command = ['--disable-warning=ExperimentalWarning', resolve(file), ...args]
  const child = spawn(process.execPath, command, { cwd, env: { ...process.env, ...env } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, printed }
}
