import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The document server has the heap that it has in its image. */
const OPTIONS = { api: [], 'document-server': ['--max-old-space-size=320'] }

/** Runs a script of this folder, which prints its port, until the scope ends. */
export async function start(script: keyof typeof OPTIONS, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...OPTIONS[script], `${import.meta.dirname}/${script}.ts`], {
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
