import { defineConfig } from '@playwright/test'

const PORT = Number(process.env['TEST_PORT'] ?? 4283)

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/webkit',
  fullyParallel: true,
  forbidOnly: true,
  // A run that is too slow writes its report and stops its server, before `npm test` would kill it.
  globalTimeout: 80 * 60_000,
  // Each has a screen, a driver and a browser of its own.
  workers: 2,
  timeout: 90_000,
  // A driver that never answers, about once in two hundred tests, says nothing of the application.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser-webkit.json' }]],
  use: { baseURL: `http://localhost:${PORT}` },
  webServer: {
    command: `"${process.execPath}" tests/browser/serve.ts`,
    cwd: '../..',
    env: { PORT: String(PORT), ENGINE: 'webkit' },
    url: `http://localhost:${PORT}/_mock/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
