// `npm run browser`: the browser tests in a browser that is found or installed. Takes what Playwright takes: a file, a part
// of a title after -g, --project=phone. `--engine firefox` runs them in Firefox, with `--first` only those of `npm test`;
// `--engine webkit` runs the journeys in tests/webkit; WEATHER=slow delays each answer, WEATHER=lost loses the first.
import { spawnSync } from 'node:child_process'
import { type Browser, findBrowser, OTHERS } from '../support/find-browser.ts'
import { type Engine, engineIn } from './engines.ts'

function browserOf(engine: Engine): Browser {
  if (engine === 'chromium') return findBrowser()
  const { find, packages } = OTHERS[engine]
  const found = find()
  if (!found) throw new Error(`The browser is not installed. On Debian: apt-get install ${packages}`)
  return found
}

try {
  const { engine, isFirst, rest } = engineIn(process.argv.slice(2))
  const { path, source } = browserOf(engine)
  console.log(`\nThe browser is ${path} (${source}).`)
  const config = `tests/${engine === 'webkit' ? 'webkit' : 'browser'}/playwright.config.ts`
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', `--config=${config}`, ...rest],
    { stdio: 'inherit', env: { ...process.env, ENGINE: engine, FIRST: String(isFirst), BROWSER_PATH: path } },
  )
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
