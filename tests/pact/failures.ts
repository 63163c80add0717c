// Turns the result of the native verifier into failures that a person can read.
import { offsetNote } from '../../contracts/reader/explain.ts'

/**
 * `where` is `status`, `header Content-Type`, a path in the body such as `$.data.id`, `states` or `answer`. `note`: what the
 * two values do not show.
 */
export type Reason = { where: string; expected?: string; actual?: string; said: string; note?: string }
export type Failure = {
  interaction: string
  reasons: Reason[]
  /** What the backend answered, if its status was wrong. */
  answer?: { status: number; body: string }
}

type Mismatch = {
  type: string
  path?: string
  key?: string
  expected?: unknown
  actual?: unknown
  mismatch?: string
}
type Result = {
  interactionResults?: {
    description: string
    result: string
    mismatch?: { type: string; message?: string; mismatches?: Mismatch[] }
  }[]
}

const LONGEST = 160
const textOf = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function whereOf({ type, path, key }: Mismatch): string {
  if (type === 'StatusMismatch') return 'status'
  if (type === 'HeaderMismatch') return `header ${key ?? ''}`
  return path ?? 'body'
}

/** The note for a text that does not match the pattern of its matcher. */
function noteOf(said = ''): string {
  const [, value, pattern] = /^Expected '(.*)' to match '(.*)'$/.exec(said) ?? []
  return pattern === undefined ? '' : offsetNote(pattern, value)
}

function reasonOf(mismatch: Mismatch): Reason {
  const note = noteOf(mismatch.mismatch)
  return {
    where: whereOf(mismatch),
    ...(mismatch.expected !== undefined && { expected: textOf(mismatch.expected) }),
    ...(mismatch.actual !== undefined && { actual: textOf(mismatch.actual) }),
    said: textOf(mismatch.mismatch ?? mismatch.type),
    ...(note && { note }),
  }
}

/** The status first: after a wrong one, the body is often that of another outcome. */
const statusFirst = (reasons: readonly Reason[]) =>
  reasons.toSorted((a, b) => Number(b.where === 'status') - Number(a.where === 'status'))

/** A failure without a mismatch: a state was not set up, or the provider did not respond. */
const broken = (message: string): Reason =>
  message.includes('state change')
    ? { where: 'states', said: 'The states URL did not set up one of the states.' }
    : { where: 'answer', said: message }

/** @param message the result as JSON; plain text if the verifier could not start; empty if nothing failed */
export function failuresOf(message: string): Failure[] {
  if (!message.startsWith('{'))
    return message ? [{ interaction: 'the verification', reasons: [broken(message)] }] : []
  const { interactionResults = [] } = JSON.parse(message) as Result
  return interactionResults
    .filter(({ result }) => result !== 'OK')
    .map(({ description, mismatch }) => ({
      interaction: description,
      reasons: statusFirst(mismatch?.mismatches?.map(reasonOf) ?? [broken(mismatch?.message ?? 'failed')]),
    }))
}
