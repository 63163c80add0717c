import { type Accepted, reasonFor } from './accepted.ts'
import { type Change, type Impact, IMPACTS, sorted } from './change.ts'
import type { Changes } from './contracts.ts'
import { PACT_KINDS, type PactChange } from './pacts.ts'
import { type Uses, wordsFor } from '../reads/uses.ts'

/** The screens and Pact interactions of an operation, from the matrix; undefined for an operation that is gone. */
export type Affected = (operation: string) => { screens: string[]; interactions: number } | undefined
type Options = {
  ref: string
  isAll: boolean
  accepted: readonly Accepted[]
  pacts: readonly PactChange[]
  uses?: Uses
}

const HEADINGS: Record<Impact, string> = {
  access: 'Access: who may call',
  major: 'Major: breaks a client or a backend',
  minor: 'Minor: new or wider',
  example: 'Example: what the Pacts are made from',
  patch: 'Patch: words only',
}
const isShown = (isAll: boolean) => (change: Change) => isAll || change.impact !== 'patch'
const ruleOf = ({ rule }: Change) => (rule ? ` [${rule.level} ${rule.id}]` : '')
/** Whether the place of a change does not name everything that it touches. */
const isShared = ({ operations, where }: Change) =>
  operations.length > 1 || operations.some((id) => where !== id && !where.startsWith(`${id},`))

/** Who uses the field of a schema that a change is about; none for any other change. */
function usersOf(
  uses: Uses,
  contract: string,
  { where }: Change,
  shown?: (file: string) => string,
): string[] {
  const [field = ''] = where.replaceAll('[]', '').split(' ')
  const use = uses[`${contract} ${field}`]
  return use ? [wordsFor(use, shown)] : []
}

function countsOf(found: Changes, isAll: boolean): string {
  const all = Object.values(found).flat()
  const counts = IMPACTS.map(
    (impact) => `${all.filter((change) => change.impact === impact).length} ${impact}`,
  )
  return `${counts.join(', ')}${isAll ? '' : ' (shown with --all)'}`
}

const MAX_NAMES = 2
/** The interactions that a change is in; none if the change names them itself. */
function namesOf({ kind, interactions }: PactChange): string {
  if (kind === 'new' || kind === 'gone') return ''
  const more = interactions.length - MAX_NAMES
  return ` (${interactions.slice(0, MAX_NAMES).join('; ')}${more > 0 ? ` and ${more} more` : ''})`
}

const PACT_WORDS = 'Pact: what a backend is asked, and what it must return'
const pactCounts = (pacts: readonly PactChange[]) =>
  `Pacts: ${PACT_KINDS.map((kind) => `${pacts.filter((one) => one.kind === kind).length} ${kind}`).join(', ')}`

function pactLines(pacts: readonly PactChange[]): string[] {
  const blocks = [...Map.groupBy(pacts, ({ operation }) => operation)].flatMap(([operation, changes]) => [
    `  ${operation}`,
    ...changes.map((change) => `    ${change.kind.padEnd(8)} ${change.what}${namesOf(change)}`),
  ])
  return blocks.length ? ['', PACT_WORDS, ...blocks] : []
}

/** The changes for a terminal. */
export function textReport(found: Changes, { ref, isAll, accepted, pacts, uses = {} }: Options): string {
  const blocks = Object.entries(found).flatMap(([contract, changes]) => {
    const shown = sorted(changes).filter(isShown(isAll))
    if (!shown.length) return []
    const lines = shown.flatMap((change) => {
      const reason = reasonFor(accepted, contract, change)
      return [
        `  ${change.impact.padEnd(7)} ${change.where}: ${change.what}${ruleOf(change)}`,
        ...(isShared(change) ? [`          touches ${change.operations.join(', ')}`] : []),
        ...usersOf(uses, contract, change).map((words) => `          ${words}`),
        ...(reason === undefined ? [] : [`          accepted: ${reason}`]),
      ]
    })
    return ['', contract, ...lines]
  })
  const counts = ['', `Since ${ref}: ${countsOf(found, isAll)}`, pactCounts(pacts)]
  return [...blocks, ...pactLines(pacts), ...counts].join('\n')
}

const code = (text: string) => `\`${text}\``
const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

function affectedLines(change: Change, affected: Affected): string[] {
  if (change.impact === 'patch') return []
  return change.operations.map((id) => {
    const found = affected(id)
    if (!found) return `  - ${code(id)}: gone, or not in the matrix yet`
    const screens = found.screens.map((file) => code(file.replace('src/', '')))
    return `  - ${code(id)}: ${plural(found.interactions, 'interaction')}; ${screens.join(', ') || 'no screen'}`
  })
}

const pactSection = (pacts: readonly PactChange[]) =>
  pacts.length
    ? [
        '',
        `### ${PACT_WORDS}`,
        '',
        ...pacts.map(
          (change) => `- ${code(change.operation)} ${change.kind}: ${change.what}${namesOf(change)}`,
        ),
      ]
    : []

/** The changes for a review, as Markdown: access first, with the screens and the Pact interactions of each operation. */
export function markdownReport(
  found: Changes,
  { ref, isAll, accepted, pacts, uses = {} }: Options,
  affected: Affected,
): string {
  const all = Object.entries(found).flatMap(([contract, changes]) =>
    sorted(changes).map((change) => ({ contract, change })),
  )
  const sections = IMPACTS.flatMap((impact) => {
    const entries = all.filter(({ change }) => change.impact === impact && isShown(isAll)(change))
    if (!entries.length) return []
    const lines = entries.flatMap(({ contract, change }) => {
      const reason = reasonFor(accepted, contract, change)
      const rule = change.rule ? ` (${change.rule.level} ${code(change.rule.id)})` : ''
      return [
        `- **${contract}** ${code(change.where)}: ${change.what}${rule}`,
        ...(reason === undefined ? [] : [`  - accepted: ${reason}`]),
        ...usersOf(uses, contract, change, code).map((words) => `  - ${words}`),
        ...affectedLines(change, affected),
      ]
    })
    return ['', `### ${HEADINGS[impact]}`, '', ...lines]
  })
  const counts = [countsOf(found, isAll), pactCounts(pacts)].join('. ')
  return [
    `## Changes of the contracts since ${code(ref)}`,
    '',
    counts,
    ...sections,
    ...pactSection(pacts),
  ].join('\n')
}
