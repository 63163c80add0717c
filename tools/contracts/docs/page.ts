// The content of a documentation page, the same for REST and GraphQL.
import type { Html } from './html.ts'
import type { DocInteraction } from './interactions.ts'
import type { Sample } from './samples.ts'

/** A field or a parameter. `depth` is its nesting level, starting at 0. */
export type Row = {
  name: string
  depth: number
  isRequired: boolean
  /** The specification does not show it. */
  isAssumed?: boolean
  type: Html
  text?: string | undefined
}

export type Example = { title: string; text: string }

export type Table = { title: string; type?: Html; text?: string | undefined; rows: Row[] }

/** One outcome of a call: an HTTP status, `data`, or an error code. */
export type Outcome = {
  name: string
  tone: 'success' | 'refusal' | 'other'
  text: string
  type?: Html
  rows: Row[]
  /** The response headers. */
  headers: Row[]
  examples: Example[]
}

/** One call. */
export type Entry = {
  id: string
  title: string
  /** The HTTP method in lower case, `query` or `mutation`. */
  verb: string
  paths: string[]
  text: string
  /** The section of the specification, `assumed`, or both. */
  sources: string[]
  access?: string
  /** The parameters and the body. */
  tables: Table[]
  requests: Example[]
  outcomes: Outcome[]
  samples: Sample[]
  interactions: DocInteraction[]
  /** The file of the mock that answers it, and the components that use it. */
  handlers: string[]
  screens: string[]
}

/** What the repository knows about a call beyond its contract. */
export type Trace = Pick<Entry, 'interactions' | 'handlers' | 'screens'>
export type TraceOf = (id: string) => Trace

export type Group = { name: string; text: string; entries: Entry[] }
export type TypeEntry = {
  name: string
  kind: string
  text: string
  isAssumed?: boolean
  type?: Html
  rows: Row[]
}

export type Page = {
  /** The name of the HTML file, without the extension. */
  name: string
  kind: 'REST' | 'GraphQL'
  title: string
  summary: string
  text: string
  server: string
  groups: Group[]
  types: TypeEntry[]
}

export const typeAnchor = (name: string) => `type-${name}`
export const entriesOf = ({ groups }: Page) => groups.flatMap(({ entries }) => entries)
