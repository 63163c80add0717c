// `npm run browser`: the browser tests in a browser that is found or installed. Takes what Playwright takes: a file, a
// part of a title after -g, --project=phone. `--engine firefox` runs them in Firefox, and `--first` only what `npm test` runs there.
import { spawnSync } from 'node:child_process'
import { type Browser, findBrowser, findFirefox } from '../support/find-browser.ts'
import { engineIn } from './engines.ts'

function playwright(
  { path, source }: Browser,
  { engine, isFirst, rest }: ReturnType<typeof engineIn>,
): number {
  console.log(`\nThe browser is ${path} (${source}).`)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/browser/playwright.config.ts', ...rest],
    { stdio: 'inherit', env: { ...process.env, ENGINE: engine, FIRST: String(isFirst), BROWSER_PATH: path } },
  )
  return status ?? 1
}

try {
  const said = engineIn(process.argv.slice(2))
  process.exitCode = playwright(said.engine === 'firefox' ? findFirefox() : findBrowser(), said)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
