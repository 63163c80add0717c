// What the repository knows about a call beyond its contract, as Markdown.
import type { Impact } from '../diff/change.ts'
import { plural } from '../../../src/lib/words.ts'
import type { Interaction } from '../../../tests/pact/files.ts'
import type { MatrixRow } from '../matrix/matrix.ts'
import type { Entry } from '../changelog/changelog.ts'
import type { Sample } from './samples.ts'

export type Call = MatrixRow & {
  access: string
  interactions: Interaction[]
  samples: Sample[]
  isVersioned?: boolean
  /** The first day, and the changes since then. */
  since: string
  changes: Entry[]
}
/** A page with its calls. `anchor` is the place of a call on it. */
export type Page = { name: string; title: string; summary: string; calls: (Call & { anchor: string })[] }

const CALLERS: Record<string, string> = {
  anonymous: 'Anyone may call it, with or without a token.',
  'signed-in': 'Anyone who is signed in may call it.',
  instructor: 'Any signed-in instructor may call it.',
  owner: 'Only the instructor who owns the resource may call it.',
  'co-instructor': 'Any instructor who teaches the class may call it, its owner included.',
}

const code = (text: string) => `\`${text}\``
const codes = (texts: string[]) => texts.map(code).join(', ')
const details = (summary: string, text: string) =>
  `<details>\n<summary>${summary}</summary>\n\n${text}\n\n</details>`

const sourceOf = ({ section, isAssumed }: Call) =>
  [...(section === 'Assumed' ? [] : [`spec §${section}`]), ...(isAssumed ? ['assumed'] : [])].join(', ')

/** An interaction with the reason of a refusal and with its states. */
function lineOf({ description, response, providerStates = [] }: Interaction): string {
  const errors = response.body?.content.errors ?? []
  const reasons = errors.map(({ message = '', extensions }) => `, ${extensions?.code ?? ''} “${message}”`)
  const states = providerStates.map(({ name, params = {} }) => {
    const given = Object.entries(params).map(([key, value]) => `${key}: ${String(value)}`)
    return code(name) + (given.length ? ` (${given.join(', ')})` : '')
  })
  return `- **${description}**${reasons.join('')}: ${states.join(', ') || 'no state'}`
}

const IMPACTS: Partial<Record<Impact, string>> = { access: 'access', major: 'breaking' }

/** What has changed since the first day, latest first. */
function historyOf({ id, since, changes }: Call): string {
  if (!changes.length) return `Since ${since}, unchanged.`
  const lines = changes.toReversed().map(({ date, impact, where, what }) => {
    const place = where === id ? '' : `${where.replace(`${id}, `, '')}: `
    return `- ${date}${IMPACTS[impact] ? `, **${IMPACTS[impact]}**` : ''}: ${code(place + what)}`
  })
  return details(`Since ${since}, with ${plural(changes.length, 'change')}`, lines.join('\n'))
}

/** The description of a call: its text in the contract, who may call it, its interactions, and where it is used. */
export function about(call: Call, text: string): string {
  const { id, access, interactions, handlers, screens, isVersioned } = call
  return [
    `${code(id)} · ${code(call.call)} · x-access: ${access} · ${sourceOf(call)}`,
    // Otherwise the search joins the last word of a line with the first of the next.
    text.replaceAll(/(?<=\S)\n(?=\w)/g, ' '),
    `**${CALLERS[access] ?? access}**`,
    ...(isVersioned ? ['Each resource in the answer has its version in `meta.version`.'] : []),
    details(
      `${plural(interactions.length, 'Pact interaction')} with states`,
      `${interactions.map(lineOf).join('\n')}\n\nVerify them: ${code(`npm run pact:verify -- --only ${id}`)}`,
    ),
    historyOf(call),
    `Answered in the mock by ${codes(handlers)}, used by ${codes(screens)}.`,
  ].join('\n\n')
}

/** The samples of a call, for a contract that has no place for them. */
export const samplesText = ({ samples }: Call) =>
  details(
    `Samples: ${samples.map(({ label }) => label).join(', ')}`,
    samples.map(({ lang, source }) => `\`\`\`${lang}\n${source}\n\`\`\``).join('\n\n'),
  )

/** The start page: every contract and every call. */
export const start = (pages: Page[]) =>
  pages
    .flatMap(({ name, title, summary, calls }) => [
      `## ${title}\n\n[Open this contract](${name}.html). ${summary}\n`,
      '| Call | Who may call it | Source |\n| --- | --- | --- |',
      ...calls.map(
        (call) =>
          `| [${call.id}](${name}.html#${call.anchor})<br>${code(call.call)} | ${call.access} | ${sourceOf(call)} |`,
      ),
    ])
    .join('\n')
