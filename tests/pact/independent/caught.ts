import { createLog } from '../check/report.ts'
import { startCheck } from '../check/proxy.ts'
import { verifyPact } from '../verify.ts'
import { pythonPacts, startPython } from './python.ts'

/** What the kit finds in the provider with a mistake: the failed interactions, and the outcomes that break the contract. */
export async function caughtIn(bug?: string) {
  await using provider = await startPython(bug)
  const log = createLog()
  await using proxy = await startCheck(provider.origin, log)
  const failed: string[] = []
  for (const pact of pythonPacts()) {
    const verification = await verifyPact(pact, proxy.origin, provider.statesUrl)
    failed.push(...verification.failed.map(({ interaction }) => interaction))
  }
  return { pact: failed, contract: log.failed, report: log.report() }
}
