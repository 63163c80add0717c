// `npm run smoke`: builds what gets deployed, starts it like deploy/ does in front of `npm run mock`, and tests it in a
// browser. It is not part of `npm test`, because it needs nginx.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { findBrowser } from '../support/find-browser.ts'

/** Whether nginx accepts our configuration, which also needs the module for Brotli files. */
const hasNginx = () =>
  spawnSync('nginx', ['-v']).status === 0 &&
  spawnSync('sh', ['-c', 'ls /etc/nginx/modules-enabled/*brotli-static*']).status === 0

const run = (file: string, args: string[], env: Record<string, string>) => {
  const { status } = spawnSync(process.execPath, [...process.execArgv, file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

const nginx = hasNginx()
console.log(
  nginx
    ? 'nginx serves, as in a deployment.'
    : `nginx is not installed, so a small proxy takes its place and deploy/nginx.conf.template is NOT tested.
On Debian: apt-get install nginx libnginx-mod-http-brotli-static`,
)
mkdirSync('test-results', { recursive: true })
run('tools/build.ts', [], { OUT: 'dist/smoke' })
run(
  'node_modules/@playwright/test/cli.js',
  ['test', '--config=tests/smoke/playwright.config.ts', ...process.argv.slice(2)],
  { CHROME_PATH: findBrowser().path, SMOKE_PROXY: nginx ? 'deploy/nginx.sh' : '' },
)
