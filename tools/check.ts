// `npm run check`: everything that can be checked without running the application: generated files, contracts, Pacts, types,
// lint, format and what nobody uses, in parallel.
import { spawn } from 'node:child_process'

/** The name of a check, and the file Node runs for it with its arguments. */
type Check = { name: string; command: readonly string[] }

export const CHECKS: readonly Check[] = [
  {
    name: 'the generated files are up to date: `npm run codegen` writes them',
    command: ['codegen.ts', '--check'],
  },
  {
    name: 'each call has a handler, its interactions and its line in the matrix: `npm run contracts:matrix` writes it',
    command: ['tools/contracts/matrix.ts', '--check'],
  },
  {
    name: 'the changelog has each change of the contracts: `npm run contracts:changelog` writes it',
    command: ['tools/contracts/changelog.ts', '--check'],
  },
  { name: 'the contracts keep their rules', command: ['tools/contracts/lint.ts'] },
  { name: 'the types are correct', command: ['node_modules/typescript-native/bin/tsc'] },
  {
    name: 'each file, export and package is used',
    command: ['node_modules/knip/bin/knip.js', '--no-progress'],
  },
  { name: 'the linter finds nothing', command: ['node_modules/oxlint/bin/oxlint'] },
  {
    name: 'the formatting is correct: `npm run format` fixes it',
    command: [
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-strategy=content',
      '.',
    ],
  },
]

const VITEST = 'node_modules/vitest/vitest.mjs'

/** `npm test` runs these among its own tests. */
const TESTS: readonly Check[] = [
  {
    name: 'the Pacts are what the consumer tests record: `npm run pact` writes them',
    command: [VITEST, 'run', '--project', 'pact', '--project', 'pact files'],
  },
  {
    name: 'the example backend still passes',
    command: [VITEST, 'run', 'tests/pact/independent', '--testNamePattern', '^a provider in Python passes$'],
  },
]

/** Runs a check. Resolves to the output of the tool if it fails, otherwise to an empty string. */
export function complaintsOf({ command }: Check): Promise<string> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code === 0 ? '' : output.trim() || `exit ${code}`))
  })
}

async function run(check: Check) {
  const complaints = await complaintsOf(check)
  if (complaints) process.exitCode = 1
  const seconds = (performance.now() / 1000).toFixed(1).padStart(5)
  console.log(
    complaints ? `✗ ${seconds} s  ${check.name}\n\n${complaints}\n` : `✓ ${seconds} s  ${check.name}`,
  )
}

if (process.argv[1] === import.meta.filename) await Promise.all([...CHECKS, ...TESTS].map(run))
