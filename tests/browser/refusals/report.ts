// After a whole run: which test has shown each documented refusal to a person.
import { readFileSync, writeFileSync } from 'node:fs'
import { REASONS } from './reasons.ts'
import { documentedRefusals } from './refusals.ts'

/** The annotation of a test for each refusal that it has shown. */
export const ANNOTATION = 'refusal'

/** What is read of Playwright's report. */
type Suite = {
  suites?: Suite[]
  specs: {
    file: string
    tests: { results: { annotations: { type: string; description?: string }[] }[] }[]
  }[]
}

/** The files of tests by the refusals that they have shown. */
function filesByRefusal(suites: Suite[]): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>()
  const read = ({ suites: inner = [], specs }: Suite) => {
    for (const { file, tests } of specs)
      for (const { annotations } of tests.flatMap(({ results }) => results))
        for (const { type, description = '' } of annotations)
          if (type === ANNOTATION) shown.set(description, (shown.get(description) ?? new Set()).add(file))
    inner.forEach(read)
  }
  suites.forEach(read)
  return shown
}

/** Whether a name of the list, in which `*` stands for any call, is that of a refusal. */
export const covers = (name: string, refusal: string) =>
  name === refusal || (name.startsWith('* ') && refusal.split(' ').slice(1).join(' ') === name.slice(2))

/** Why no test has to show a refusal. */
const reasonFor = (refusal: string): string | undefined =>
  Object.entries(REASONS).find(([, names]) => names.some((name) => covers(name, refusal)))?.[0]

const HEAD = `<!-- Written by \`npm test\`, after all tests in Chromium. Do not edit. -->

# Matrix of refusals

Which browser tests have shown a person each refusal that the contracts document, or why none has to. The mock of these tests
keeps what it refuses a page. A refusal that no test has shown and that has no reason fails the tests.

| Refusal | Shown by |
| --- | --- |
`

/**
 * Writes which tests have shown each refusal, unless there is one that nobody has seen.
 * @param report Playwright's own, of a whole run
 * @returns the refusals that no test has shown, and that have no reason
 */
export function reportRefusals(report: string, file: string): string[] {
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] }
  const shown = filesByRefusal(suites)
  const unseen = documentedRefusals().filter((refusal) => !shown.has(refusal) && !reasonFor(refusal))
  const lines = documentedRefusals().map((refusal) => {
    const files = [...(shown.get(refusal) ?? [])].toSorted().map((one) => `\`${one}\``)
    return `| \`${refusal}\` | ${files.join(', ') || `*${reasonFor(refusal)}*`} |\n`
  })
  if (!unseen.length) writeFileSync(file, HEAD + lines.join(''))
  return unseen
}
