import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts document-server.ts until the scope ends. */
export async function startDocuments(env: Record<string, string>) {
  const child = spawn(process.execPath, [`${import.meta.dirname}/document-server.ts`], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const origin = `http://127.0.0.1:${String(line).trim()}`
  return {
    origin,
    /** In MB. */
    memory: async () => Number(await (await fetch(`${origin}/memory`)).text()),
    async [Symbol.asyncDispose]() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
