import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../production/document-server.ts'

/** What nginx needs on Debian; the second is for files that are compressed with Brotli. */
export const NGINX_PACKAGES = 'nginx libnginx-mod-http-brotli-static'

/** Whether both are installed; without the module, nginx refuses our configuration. */
export const hasNginx = () =>
  spawnSync('nginx', ['-v']).status === 0 &&
  spawnSync('sh', ['-c', 'ls /etc/nginx/modules-enabled/*brotli-static*']).status === 0

/** A line of the access log. `upstream` is empty if nginx answered by itself. */
export type Line = { path: string; status: number; upstream: string; cache: string; trace: string }

export const linesOf = (log: string) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

/**
 * Starts nginx as deploy/ does, in front of other servers than those of the other tests. In a deployment the name of the
 * document servers leads to all of them; here a group of that name does.
 */
export async function startNginx(port: number, documents: readonly string[], app = 'dist/smoke/app') {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const log = join(folder, 'access.log')
  cpSync('deploy', folder, { recursive: true })
  const group = documents.map((origin) => `server ${new URL(origin).host};`).join(' ')
  const template = join(folder, 'nginx.conf.template')
  writeFileSync(
    template,
    readFileSync(template, 'utf8').replace('http {', `http { upstream documents { ${group} }`),
  )
  const child = spawn(join(folder, 'nginx.sh'), {
    stdio: 'inherit',
    env: {
      ...process.env,
      API_ORIGIN: documents[0],
      DOCUMENTS_ORIGIN: 'http://documents',
      LISTEN: `127.0.0.1:${port}`,
      APP: app,
      ACCESS_LOG: log,
    },
  })
  const ended = once(child, 'exit')
  while ((await ask(port, '/healthz').catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await wait(50)
  }
  return {
    lines: () => linesOf(log),
    async [Symbol.asyncDispose]() {
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
