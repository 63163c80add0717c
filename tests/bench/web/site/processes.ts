import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** As in the image of the document server. */
const HEAP = ['--max-old-space-size=320']

export type Process = Awaited<ReturnType<typeof start>>

/** Runs a script of this folder, which prints its port, until the scope ends. */
export async function start(script: 'api' | 'document-server', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...HEAP, `${import.meta.dirname}/${script}.ts`], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const origin = `http://127.0.0.1:${String(line).trim()}`
  return {
    origin,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
