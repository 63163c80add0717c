// `npm run browser`: the browser tests in a browser that is found or installed. Takes what Playwright takes: a file, a
// part of a title after -g, --project=phone.
import { spawnSync } from 'node:child_process'
import { type Browser, findBrowser } from '../support/find-browser.ts'

function playwright({ path, source }: Browser): number {
  console.log(`\nThe browser is ${path} (${source}).`)
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/browser/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: path } },
  )
  return status ?? 1
}

try {
  process.exitCode = playwright(findBrowser())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
