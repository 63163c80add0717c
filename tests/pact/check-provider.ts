// `npm run contracts:check` checks every request and response of a backend against the contracts, while the Pacts are
// verified or while people use the application.
import { parseArgs } from 'node:util'
import { createLog } from './check/report.ts'
import { readChosen } from './choose.ts'
import { startCheck } from './check/proxy.ts'
import { whyUnreachable } from './reach.ts'
import { verifyRecorded } from './verify.ts'
import { runMain } from '../../tools/run-main.ts'

const USAGE = `Checks every request and response of a backend against the contracts.

  npm run contracts:check -- --provider-base-url http://localhost:8080 --states-url http://localhost:8080/_pact/states

  --provider-base-url URL  the backend; without it, the mock
  --states-url URL         sets up the states; default: /_mock/provider-states on the backend
  --pact FILE              only the calls of this Pact file; may be repeated
  --only NAME              only this operation, or one outcome of it: createReply, "createReply 409"; may be repeated
  --without-versions       for a backend without versions: nothing about If-Match, 412 and meta
  --port PORT              verifies no Pacts, but listens on this port: let the application call it. Ctrl+C prints the report
  --help                   shows this text`

const readCommandLine = () =>
  parseArgs({
    options: {
      'provider-base-url': { type: 'string' },
      'states-url': { type: 'string' },
      pact: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      'without-versions': { type: 'boolean', default: false },
      port: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }).values

async function main() {
  const options = readCommandLine()
  if (options.help) return console.log(USAGE)
  const pacts = readChosen(options)
  const { serveMock } = await import('../support/serve-mock.ts')
  await using mock = options['provider-base-url'] === undefined ? await serveMock() : undefined
  const backend = options['provider-base-url'] ?? mock?.origin ?? ''

  if (options.port !== undefined) {
    const log = createLog((line) => console.log(line))
    await using proxy = await startCheck(backend, log, Number(options.port))
    console.log(`${proxy.origin} passes everything to ${backend}. Ctrl+C prints the report.`)
    await new Promise((resolve) => process.once('SIGINT', resolve))
    console.log(`\n${log.report()}`)
    if (log.failed) process.exitCode = 1
    return
  }

  const statesUrl = options['states-url'] ?? `${backend.replace(/\/$/, '')}/_mock/provider-states`
  const problem = await whyUnreachable(backend, statesUrl)
  if (problem) throw new Error(problem)
  const log = createLog()
  await using proxy = await startCheck(backend, log)
  let [wanted, broken] = [0, 0]
  for (const pact of pacts) {
    const { interactions, failed } = await verifyRecorded(pact, proxy.origin, statesUrl)
    wanted += interactions
    broken += failed.length
    if (failed.length)
      console.log(
        `${pact.provider.name}: ${failed.length} of ${interactions} interactions failed; npm run pact:verify shows them`,
      )
  }
  console.log(log.report())
  // What the backend was never asked is not within the contract, however good the rest is.
  const isWhole = log.exchanges >= wanted
  if (!isWhole) console.log(`Only ${log.exchanges} of ${wanted} interactions could be checked`)
  if (log.failed || broken || !isWhole) process.exitCode = 1
}

await runMain(main)
