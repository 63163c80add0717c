import { lineOf } from '../../../contracts/reader/validate.ts'
import { plural } from '../../../src/lib/words.ts'
import type { Finding } from './exchange.ts'

type Entry = { request: string; line: string; times: number }

/** Collects the violations that the proxy finds, each of them once. */
export function createLog(onNew: (line: string) => void = () => undefined) {
  const byCall = new Map<string, Map<string, Entry>>()
  const unknown = new Set<string>()
  let exchanges = 0
  return {
    add(finding: Finding | undefined, request: string): void {
      if (!finding) return void unknown.add(request)
      exchanges++
      for (const { field, message, got, note } of finding.violations) {
        const entries = byCall.get(finding.call) ?? new Map<string, Entry>()
        byCall.set(finding.call, entries)
        // The index is left out, because all elements of a list usually break the same rule.
        const where = field.replaceAll(/\.\d+(?=\.|$)/g, '[]')
        const rule = `${where}: ${message}`
        const entry = entries.get(rule)
        if (entry) entry.times++
        else {
          // One value is enough: the next one breaks the same rule.
          const said = lineOf({ field: where, message, ...(got !== undefined && { got }) })
          const line = note === undefined ? said : `${said}, ${note}`
          entries.set(rule, { request, line, times: 1 })
          onNew(`✗ ${finding.call}  ${request}\n    ${line}`)
        }
      }
    },
    /** The number of exchanges that a contract has. */
    get exchanges() {
      return exchanges
    },
    /** The number of calls and statuses with a violation. */
    get failed() {
      return byCall.size
    },
    /** The report for people. */
    report(): string {
      const blocks = [...byCall]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([call, entries]) => {
          const all = [...entries.values()]
          return [
            '',
            `  ${call}`,
            `    ${all[0]?.request ?? ''}`,
            ...all.map(({ line, times }) => `    ✗ ${line}${times > 1 ? ` (${times} times)` : ''}`),
          ]
        })
      const others = unknown.size
        ? ['', `In no contract: ${[...unknown].slice(0, 5).join(', ')}${unknown.size > 5 ? ' …' : ''}`]
        : []
      const result = byCall.size
        ? `${byCall.size} ${byCall.size === 1 ? 'outcome breaks' : 'outcomes break'} the contract`
        : 'all within the contract'
      const head = `${plural(exchanges, 'exchange')}, ${result}`
      return [head, ...blocks, ...others].join('\n')
    },
  }
}
export type Log = ReturnType<typeof createLog>
