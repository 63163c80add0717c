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
    title: string
    tests: { results: { annotations: { type: string; description?: string }[] }[] }[]
  }[]
}

/** The tests by the refusals that they have shown. */
function testsByRefusal(suites: Suite[]): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>()
  const read = ({ suites: inner = [], specs }: Suite) => {
    for (const { file, title, tests } of specs)
      for (const { annotations } of tests.flatMap(({ results }) => results))
        for (const { type, description = '' } of annotations)
          if (type === ANNOTATION)
            shown.set(description, (shown.get(description) ?? new Set()).add(`${file} › ${title}`))
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

/**
 * Writes which tests have shown each refusal.
 * @param report Playwright's own, of a whole run
 * @returns the refusals that no test has shown, and that have no reason
 */
export function reportRefusals(report: string, file: string): string[] {
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] }
  const shown = testsByRefusal(suites)
  const lines = documentedRefusals().flatMap((refusal) => {
    const tests = [...(shown.get(refusal) ?? [])].toSorted()
    return [refusal, ...(tests.length ? tests : [reasonFor(refusal) ?? 'nobody']).map((one) => `  ${one}`)]
  })
  writeFileSync(file, `${lines.join('\n')}\n`)
  return documentedRefusals().filter((refusal) => !shown.has(refusal) && reasonFor(refusal) === undefined)
}
