import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { BUILT } from '../support/deployment.ts'

/** Runs the built document server with only the given environment, on a free port unless that names one. */
export function runServer(env: Record<string, string>, built = BUILT) {
  const child = spawn(process.execPath, [`${built}/server/main.js`], { env: { PORT: '0', ...env } })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const errors = text(child.stderr)
  return {
    /** The exit code and the text on standard error. */
    end: async () => ({ code: await ended, errors: await errors }),
    stop: () => child.kill('SIGTERM'),
    /** Resolves to the port once the server listens. */
    async port(): Promise<number> {
      const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
      const port = /on port (\d+)/.exec(String(line))?.[1]
      if (!port) throw new Error(`it did not start: ${await errors}`)
      return Number(port)
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Sends a request as a proxy does. `fetch` cannot send most of the requests that the server must refuse. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const asked = request({ port, host: '127.0.0.1', method, path, headers, agent: false })
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
}
