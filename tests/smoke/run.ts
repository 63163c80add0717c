// `npm run smoke`: builds what gets deployed, starts it like deploy/ does in front of `npm run mock`, and tests it in a
// browser. It is not part of `npm test`, because it needs nginx.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { findBrowser } from '../support/find-browser.ts'
import { hasNginx, NGINX_PACKAGES } from './nginx.ts'

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
On Debian: apt-get install ${NGINX_PACKAGES}`,
)
mkdirSync('test-results', { recursive: true })
run('tools/build.ts', [], { OUT: 'dist/smoke' })
run(
  'node_modules/@playwright/test/cli.js',
  ['test', '--config=tests/smoke/playwright.config.ts', ...process.argv.slice(2)],
  { CHROME_PATH: findBrowser().path, SMOKE_PROXY: nginx ? 'deploy/nginx.sh' : '' },
)
