import { defineConfig } from '@playwright/test'
import { environmentOf } from '../support/deployment.ts'

export const PORT = Number(process.env['SMOKE_PORT'] ?? 4373)
const [MOCK, DOCUMENTS] = [PORT + 1, PORT + 2]
const site = `http://localhost:${PORT}`
const api = `http://127.0.0.1:${MOCK}`
const documents = `http://127.0.0.1:${DOCUMENTS}`
const root = `${import.meta.dirname}/../..`

const node = (file: string) => `"${process.execPath}" ${process.execArgv.join(' ')} ${file}`
const server = (command: string, url: string, env: Record<string, string>) => ({
  command,
  url,
  env,
  cwd: root,
  timeout: 60_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
})

/** The access log of nginx. */
export const ACCESS_LOG = `${root}/test-results/smoke-access.log`

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/smoke',
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: site,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: [
    server(node('mocks/server.ts'), `${api}/_mock/`, { PORT: String(MOCK) }),
    // The same commands that the images of deploy/Dockerfile run.
    server(node('dist/smoke/server/main.js'), `${documents}/readyz`, {
      ...environmentOf({ site, api }),
      VITE_MEMBER_PORTAL_LOGIN: 'https://portal.example.com/login',
      PORT: String(DOCUMENTS),
    }),
    server(process.env['SMOKE_PROXY'] || node('tests/smoke/proxy.ts'), `${site}/readyz`, {
      API_ORIGIN: api,
      DOCUMENTS_ORIGIN: documents,
      LISTEN: `127.0.0.1:${PORT}`,
      APP: `${root}/dist/smoke/app`,
      ACCESS_LOG,
    }),
  ],
})
