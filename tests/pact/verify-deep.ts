// `npm run verify:deep` tests a running backend in any language with the tests that otherwise know only the mock: who may
// call what, random requests, and random sequences of calls. contracts/README.md explains it to backend teams.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { operations } from '../../contracts/reader/contracts.ts'
import { advice } from '../../contracts/reader/advice.ts'
import { whyUnreachable } from './reach.ts'
import { runMain } from '../../tools/run-main.ts'

const USAGE = `Tests a backend in depth, through its provider states.

  npm run verify:deep -- --provider-base-url http://localhost:8080 --states-url http://localhost:8080/_pact/states

  --provider-base-url URL  the backend; without it, the mock
  --states-url URL         sets up the states; default: /_mock/provider-states on the backend
  --only PART              access, fuzz, lists, sequences, versions or writes; may be repeated
  --operation NAME         only the tests of this operation; may be repeated
  --runs N                 random requests for each operation, and sequences of calls; default: 20
  --seed N                 where chance starts: the same seed repeats the same requests
  --help                   shows this text`

const PARTS = ['access', 'fuzz', 'lists', 'sequences', 'versions', 'writes']
const NAMES = operations.filter(({ contract }) => contract === 'training').map(({ id }) => id)

function readCommandLine() {
  const { values } = parseArgs({
    options: {
      'provider-base-url': { type: 'string' },
      'states-url': { type: 'string' },
      only: { type: 'string', multiple: true, default: PARTS },
      operation: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '20' },
      seed: { type: 'string', default: '20261120' },
      help: { type: 'boolean', default: false },
    },
  })
  const unknown = values.only.find((part) => !PARTS.includes(part))
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}: choose from ${PARTS.join(', ')}.`)
  for (const name of values.operation)
    if (!NAMES.includes(name))
      throw new Error(`The training contract has no operation ${name}.${advice(name, NAMES)}`)
  for (const name of ['runs', 'seed'] as const)
    if (!/^[1-9]\d{0,8}$/.test(values[name]))
      throw new Error(`--${name} must be a number, not ${values[name]}.`)
  return values
}

type Options = ReturnType<typeof readCommandLine>

/** Runs the tests against a backend; their reporter prints them. Resolves to the exit code. */
function run(origin: string, statesUrl: string, { only, operation, runs, seed }: Options) {
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/pact/deep/vitest.config.ts',
      ...(operation.length ? ['-t', `^(${operation.join('|')}) `] : []),
      ...only.map((part) => `tests/pact/deep/${part}.deep.ts`),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        DEEP_ORIGIN: origin.replace(/\/$/, ''),
        DEEP_STATES_URL: statesUrl,
        DEEP_RUNS: runs,
        DEEP_SEED: seed,
      },
    },
  )
  return new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)))
}

async function main() {
  const options = readCommandLine()
  if (options.help) return console.log(USAGE)
  const { serveMock } = await import('../support/serve-mock.ts')
  await using mock = options['provider-base-url'] === undefined ? await serveMock() : undefined
  const origin = options['provider-base-url'] ?? mock?.origin ?? ''
  const statesUrl = options['states-url'] ?? `${origin.replace(/\/$/, '')}/_mock/provider-states`
  const problem = await whyUnreachable(origin, statesUrl)
  if (problem) throw new Error(problem)
  process.exitCode = await run(origin, statesUrl, options)
}

await runMain(main)
