import { html, type Html } from './html.ts'
import type { Entry } from './page.ts'

/** A search for words that stand together is in quotes. */
const quoted = (text: string) => (/\s/.test(text) ? `"${text}"` : text).toLowerCase()

/** A badge that filters the page by its text when it is pressed. */
export const badge = (kind: 'access' | 'spec', text: string): Html =>
  html`<button
    type="button"
    class="badge ${kind} ${text}"
    data-filter="${quoted(`${kind}:${text}`)}"
    title="Show everything with “${text}”"
  >
    ${text}
  </button>`

export const badges = ({ access, sources }: Entry): Html =>
  html`<span class="badges">
    ${access === undefined ? undefined : badge('access', access)}${sources.map((source) =>
      badge('spec', source),
    )}
  </span>`

export const verb = (name: string): Html => html`<span class="verb ${name}">${name.toUpperCase()}</span>`

/** What a search can ask for exactly, in addition to the words of a call: `access:owner`, `spec:assumed`, `status:409`. */
export const findable = ({ access, sources, outcomes }: Entry) =>
  [
    ...(access === undefined ? [] : [`access:${access}`]),
    ...sources.map((source) => `spec:${source}`),
    ...outcomes.map(({ name }) => `status:${name}`),
  ]
    .join(' ')
    .toLowerCase()

const textOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replaceAll(/<[^>]*>/g, ' ')]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textOf)
  return []
}

/** Every word of a call, each once, for the page that lists calls without their text. */
export const wordsOf = (entry: Entry) => {
  const { samples: _, ...searched } = entry
  const words = textOf(searched)
    .join(' ')
    .toLowerCase()
    .split(/[\s"{}[\],()|]+/)
  return `${findable(entry)} ${[...new Set(words)].join(' ')}`
}
