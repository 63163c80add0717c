// `npm test` runs everything in this order: contracts, types, lint and import arrows; units, the mock through the real
// client and Pact; the browsers. The walker mostly waits, so it walks beside the first part. At the end it says once more what
// failed; the last line counts passes and failures.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { reportRefusals } from './browser/refusals/report.ts'
import { OTHERS } from './support/find-browser.ts'

const RESULTS = 'test-results'
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

type Count = { passed: number; failed: number }
const failures: string[] = []

/** Milliseconds after which a runner that hangs is ended, so that the run says which one it was. */
const HANGS = 90 * 60_000

/** Runs a test runner and reads its report. A runner without a report has failed. */
async function count(args: string[], read: (report: never) => Count, file: string): Promise<Count> {
  const begun = performance.now()
  const runner = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: 'inherit',
    timeout: HANGS,
    killSignal: 'SIGKILL',
  })
  const [status, signal] = (await once(runner, 'exit')) as [number | null, string | null]
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(`\n${file.replace('.json', '')} ${signal ? 'was stopped' : 'ended'} after ${minutes} minutes.`)
  try {
    const counted = read(JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')) as never)
    // A failure outside any test counts too.
    return { passed: counted.passed, failed: counted.failed || (status === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

// A number of walks instead of a time, so that a slow machine takes the same.
const walking = count(
  ['tests/walk/run.ts', '--seed', '23', '--rounds', '2'],
  (report: Count) => report,
  'walk.json',
)

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { fullName: string; failureMessages: string[] }[] }[]
}
const vitest = await count(
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${RESULTS}/vitest.json`,
  ],
  ({ numPassedTests, numFailedTests, testResults }: VitestReport) => {
    for (const { fullName, failureMessages } of testResults.flatMap((file) => file.assertionResults))
      if (failureMessages.length) failures.push([fullName, ...failureMessages].join('\n'))
    return { passed: numPassedTests, failed: numFailedTests }
  },
  'vitest.json',
)

const walker = await walking

type Problem = { message?: string }
type Suite = {
  suites?: Suite[]
  specs: { file: string; title: string; tests: { status: string; results: { errors: Problem[] }[] }[] }[]
}
type BrowserReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky', number>
  suites: Suite[]
  errors: Problem[]
}

/** In WebKit, a test whose driver did not answer is run again. */
const AGAIN: Record<string, string> = { flaky: ' (passed at the second try)' }

function failuresIn({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status, results }) =>
      results
        .flatMap(({ errors }) => errors)
        .map(({ message }) => `${file} › ${title}${AGAIN[status] ?? ''}\n${message}`),
    ),
  )
  return [...own, ...suites.flatMap(failuresIn)]
}

/** Each refusal that no test in Chromium has shown and that has no reason is a failure. */
function refusals(): Count {
  const report = `${RESULTS}/browser-chromium.json`
  // A run without a report, or one that was stopped, has failed as a whole.
  const isWhole =
    existsSync(report) && (JSON.parse(readFileSync(report, 'utf8')) as BrowserReport).errors.length === 0
  const unseen = isWhole ? reportRefusals(report, 'contracts/REFUSALS.md') : []
  for (const refusal of unseen) failures.push(`No browser test has shown a person the refusal ${refusal}`)
  return { passed: 0, failed: unseen.length }
}

const browser = (engine: string, ...more: string[]) =>
  count(
    ['tests/browser/run.ts', '--engine', engine, ...more],
    ({ stats, suites, errors }: BrowserReport) => {
      for (const failure of [...suites.flatMap(failuresIn), ...errors.map(({ message }) => message)])
        failures.push(`${engine}: ${failure}`)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
    `browser-${engine}.json`,
  )

const parts = [vitest, walker, await browser('chromium'), refusals()]
for (const [engine, { find, packages }] of Object.entries(OTHERS))
  if (find()) parts.push(await browser(engine, '--first'))
  else
    console.log(`\nNothing ran in ${engine}, which is not installed. On Debian: apt-get install ${packages}`)

const sum = (which: keyof Count) => parts.reduce((total, part) => total + part[which], 0)
const failed = sum('failed')
for (const failure of failures) console.log(`\n✘ ${failure}`)
console.log(`\n${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
