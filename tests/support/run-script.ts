import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** Runs a TypeScript file of the project until it exits. Meant for short scripts. */
export async function runScript(file: string, env: Record<string, string> = {}, cwd = process.cwd()) {
  const child = spawn(process.execPath, [resolve(file)], { cwd, env: { ...process.env, ...env } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, printed }
}
