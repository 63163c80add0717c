// `npm run pact:verify` verifies a provider in any language against the committed interactions; without a URL, it verifies
// the mock. contracts/README.md explains it to backend teams.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { COMMITTED, pactFiles, readPact } from './files.ts'
import { whyUnreachable } from './reach.ts'
import { report } from './report.ts'
import { only, withTokens } from './select.ts'
import { verifyPact } from './verify.ts'

const { values } = parseArgs({
  options: {
    'provider-base-url': { type: 'string' },
    'states-url': { type: 'string' },
    token: { type: 'string' },
    'member-token': { type: 'string' },
    pact: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
  },
})
const { token, 'member-token': memberToken, only: operations } = values

/** Starts the mock. Imported only when needed, because another backend is verified without it. */
async function startMock() {
  const { serveMock } = await import('../support/serve-mock.ts')
  return serveMock()
}
const mock = values['provider-base-url'] ? undefined : await startMock()
const origin = values['provider-base-url'] ?? mock?.origin ?? ''
const statesUrl = values['states-url'] ?? `${origin.replace(/\/$/, '')}/_mock/provider-states`

const missing = values.pact?.find((path) => !existsSync(path))
if (missing) {
  console.error(`There is no file ${missing}.`)
  process.exit(1)
}
const whole = values.pact?.map(readPact) ?? Object.values(pactFiles(COMMITTED))
const chosen = operations ? whole.map((pact) => only(pact, operations)) : whole
const pacts = chosen.filter(({ interactions }) => interactions.length)

const problem = await whyUnreachable(origin, statesUrl)
if (problem || !pacts.length) {
  console.error(problem ?? `There is no interaction for ${operations?.join(' or ')}.`)
  process.exitCode = 1
} else {
  for (const pact of pacts) {
    const sent =
      token === undefined
        ? pact
        : withTokens(pact, { instructor: token, ...(memberToken && { member: memberToken }) })
    const leftOut = pact.interactions.length - sent.interactions.length
    const verification = await verifyPact(sent, origin, statesUrl)
    console.log(report(verification, sent))
    if (leftOut)
      console.log(`  skipped ${leftOut} for a signed-in member; pass that token with --member-token`)
    if (verification.failed.length) process.exitCode = 1
  }
}
await mock?.[Symbol.asyncDispose]()
