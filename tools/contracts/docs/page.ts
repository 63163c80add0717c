// What a page of the documentation shows, whichever language the contract is written in.
import type { Html } from './html.ts'

/** A field or a parameter; `depth` says how deep it is nested. */
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

/** A way a call can end: a status, or a code of an error. */
export type Outcome = {
  name: string
  tone: 'success' | 'refusal' | 'other'
  text: string
  type?: Html
  rows: Row[]
  examples: Example[]
}

/** One call. */
export type Entry = {
  id: string
  title: string
  /** `get`, `post` …, `query` or `mutation`. */
  verb: string
  paths: string[]
  text: string
  /** Section of the specification, `assumed`, or both. */
  sources: string[]
  access?: string
  /** What it takes. */
  tables: Table[]
  requests: Example[]
  outcomes: Outcome[]
}

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
  /** Of the file, without the ending. */
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
