// `npm run pact:verify` verifies a provider in any language against the committed interactions; without a URL, it verifies
// the mock. contracts/README.md explains it to backend teams.
import { writeFileSync } from 'node:fs'
import { readChosen } from './choose.ts'
import { readCommandLine, USAGE } from './command-line.ts'
import type { PactFile } from './files.ts'
import { whyUnreachable } from './reach.ts'
import { report, statesOf } from './report.ts'
import { jsonReport, junitReport, type Verified } from './report-file.ts'
import { withTokens } from './select.ts'
import { verifyRecorded } from './verify.ts'

type Options = ReturnType<typeof readCommandLine>

const listOf = (pacts: readonly PactFile[]) =>
  pacts.flatMap(({ provider, interactions }) => [
    `${provider.name}: ${interactions.length} interaction${interactions.length === 1 ? '' : 's'}`,
    ...interactions.flatMap((one) => [
      `  ${one.description}`,
      ...statesOf(one).map((state) => `    given ${state}`),
    ]),
  ])

/** Starts the mock. Imported only when needed, because another backend is verified without it. */
async function startMock() {
  const { serveMock } = await import('../support/serve-mock.ts')
  return serveMock()
}

/** Verifies the Pacts one after another and prints each result. Throws if the backend cannot be reached. */
async function verifyAll(pacts: readonly PactFile[], options: Options): Promise<Verified[]> {
  const { 'provider-base-url': url, token, 'member-token': memberToken } = options
  await using mock = url === undefined ? await startMock() : undefined
  const origin = url ?? mock?.origin ?? ''
  const statesUrl = options['states-url'] ?? `${origin.replace(/\/$/, '')}/_mock/provider-states`
  const problem = await whyUnreachable(origin, statesUrl)
  if (problem) throw new Error(problem)

  const verified: Verified[] = []
  for (const whole of pacts) {
    const tokens = { ...(token && { instructor: token }), ...(memberToken && { member: memberToken }) }
    const pact = token === undefined ? whole : withTokens(whole, tokens)
    const skipped = whole.interactions.length - pact.interactions.length
    const verification = await verifyRecorded(pact, origin, statesUrl)
    console.log(report(verification, pact))
    if (skipped)
      console.log(`  skipped ${skipped} for a signed-in member; pass that token with --member-token`)
    verified.push({ verification, pact, skipped })
  }
  return verified
}

async function main() {
  const options = readCommandLine(process.argv.slice(2))
  if (options.help) return console.log(USAGE)
  const pacts = readChosen(options)
  if (options.list) return console.log(listOf(pacts).join('\n'))
  const verified = await verifyAll(pacts, options)
  if (options.json !== undefined) writeFileSync(options.json, jsonReport(verified))
  if (options.junit !== undefined) writeFileSync(options.junit, junitReport(verified))
  if (verified.some(({ verification }) => verification.failed.length)) process.exitCode = 1
}

await main().catch((error: unknown) => {
  const isUnknownOption =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  console.error(error instanceof Error ? error.message : error)
  if (isUnknownOption) console.error('\n`npm run pact:verify -- --help` lists the options.')
  process.exitCode = 1
})
