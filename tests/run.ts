// `npm test`: everything, in this order: contracts, types, lint, arrows; units; the mock through the real client; Pact;
// the browser. The last line counts what passed and what failed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './support/find-browser.ts'

const RESULTS = 'test-results'
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

type Count = { passed: number; failed: number }

/** Runs a runner and reads what it reports. One that reports nothing has failed. */
function count(
  args: string[],
  env: Record<string, string>,
  read: (report: never) => Count,
  file: string,
): Count {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  try {
    const counted = read(JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')) as never)
    // A failure outside of any test is one too.
    return { passed: counted.passed, failed: counted.failed || (status === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const vitest = count(
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${RESULTS}/vitest.json`,
  ],
  {},
  ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }),
  'vitest.json',
)

function browserTests(): Count {
  const { path, source } = findBrowser()
  console.log(`\nThe browser is ${path} (${source}).`)
  return count(
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/browser/playwright.config.ts'],
    { CHROME_PATH: path },
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
    'browser.json',
  )
}

let browser: Count
try {
  browser = browserTests()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  browser = { passed: 0, failed: 1 }
}

const failed = vitest.failed + browser.failed
console.log(`\n${vitest.passed + browser.passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
