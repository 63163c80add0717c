// The result of a verification for other programs: as JSON, and as JUnit, which build servers show.
import type { Failure } from './failures.ts'
import type { PactFile } from './files.ts'
import { bodyOf, callOf, lineOf, statesOf } from './report.ts'
import type { Verification } from './verify.ts'

export type Verified = { verification: Verification; pact: PactFile; skipped: number }

const casesOf = ({ verification, pact }: Verified) => {
  const failures = new Map(verification.failed.map((failure) => [failure.interaction, failure]))
  return pact.interactions.map((interaction) => {
    const failure = failures.get(interaction.description)
    return {
      interaction: interaction.description,
      call: callOf(interaction),
      states: statesOf(interaction),
      passed: !failure,
      ...(failure && { reasons: failure.reasons }),
      ...(failure?.answer && { answer: failure.answer }),
    }
  })
}

/** The result with each interaction, its call, its states, and the reasons why it failed. */
export const jsonReport = (all: readonly Verified[]): string =>
  `${JSON.stringify(
    all.map((one) => ({
      provider: one.verification.provider,
      passed: one.verification.interactions - one.verification.failed.length,
      failed: one.verification.failed.length,
      skipped: one.skipped,
      interactions: casesOf(one),
    })),
    null,
    2,
  )}\n`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML 1.0 has no way to write most control characters. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu
const xml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '').replaceAll(CONTROL, '?')

const textOf = ({ reasons, answer }: Pick<Failure, 'reasons' | 'answer'>) =>
  [...reasons.map(lineOf), ...(answer ? [`the response: ${bodyOf(answer)}`] : [])].join('\n')

/** The result as JUnit: a suite for each provider, a case for each interaction. */
export function junitReport(all: readonly Verified[]): string {
  const suites = all.map((one) => {
    const { provider, interactions, failed } = one.verification
    const cases = casesOf(one).map(({ interaction, call, states, reasons, answer }) => {
      const head = `    <testcase classname="${xml(provider)}" name="${xml(interaction)}"`
      if (!reasons) return `${head}/>`
      const text = [
        call,
        ...states.map((state) => `given ${state}`),
        textOf({ reasons, ...(answer && { answer }) }),
      ]
      const message = reasons[0] ? lineOf(reasons[0]) : 'failed'
      return `${head}>\n      <failure message="${xml(message)}">${xml(text.join('\n'))}</failure>\n    </testcase>`
    })
    const attributes = `name="${xml(provider)}" tests="${interactions}" failures="${failed.length}"`
    return `  <testsuite ${attributes}>\n${cases.join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`
}
