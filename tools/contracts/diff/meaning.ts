// The meaning of a change: its text, its rule, and whether it breaks a client or a backend.
import type { Change, Impact } from './change.ts'
import { oasdiffRule, type Rule } from './oasdiff.ts'

export type Side = { value?: unknown; pointer?: string }
/** A change as Redocly reports it. */
export type Found = {
  /** A JSON pointer: `#/paths/~1courses/get`. */
  path: string
  typeName: string
  kind: 'added' | 'removed' | 'modified'
  impact: Exclude<Impact, 'access'>
  property?: string
  base?: Side
  revision?: Side
}
/** A change without its place; `at` names a property of the object at the place. */
export type Meaning = Pick<Change, 'impact' | 'what' | 'rule'> & { at?: string }

/** Whether a change is in who may call an operation. access.ts compares that, with the defaults of the document. */
export const isAccess = ({ path, property }: Found) =>
  property === 'x-access' || property === 'security' || /\/(security|securitySchemes)(\/|$)/.test(path)

/** Whether a change is in text for readers only, on which no program depends. */
const isProse = ({ path, property = '' }: Found) =>
  (/^(description|summary|title|tags|example|examples|externalDocs|x-.*)$/.test(property) &&
    // A field may have the name of a keyword.
    !path.endsWith('/properties')) ||
  /^#\/(tags|info|x-)|\/(examples|externalDocs)(\/|$)/.test(path)

/** Stricter than oasdiff: a client may wait for the value. */
const isStricter = ({ id }: Rule) => /^response-(property|body)-enum-value-removed$/.test(id)

/** The impact by its rule; without one, prose is for readers only, and anything else is at least worth a look. */
function impactOf(found: Found, rule: Rule | undefined): Found['impact'] {
  if (rule) return rule.level === 'info' && !isStricter(rule) ? 'minor' : 'major'
  if (isProse(found)) return 'patch'
  return found.impact === 'patch' ? 'minor' : found.impact
}

/** @param id the id in oasdiff; a rule that oasdiff does not have leaves the verdict to Redocly */
export function meaning(found: Found, id: string, what: string, at?: string): Meaning {
  const rule = oasdiffRule(id)
  return { impact: impactOf(found, rule), what, ...(rule && { rule }), ...(at !== undefined && { at }) }
}

const listOf = ({ value }: Side = {}): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
export const gained = ({ base, revision }: Found) =>
  listOf(revision).filter((one) => !listOf(base).includes(one))
export const lost = ({ base, revision }: Found) =>
  listOf(base).filter((one) => !listOf(revision).includes(one))

export const textOf = (value: unknown): string => {
  if (value === undefined) return 'none'
  if (Array.isArray(value)) return value.map(textOf).join(' | ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
export const step = ({ property = '', base, revision }: Found) =>
  `${property}: ${textOf(base?.value)} → ${textOf(revision?.value)}`

/** `set`, `unset` or `changed`, as the ids of oasdiff end. */
export const verbOf = ({ base, revision }: Found, set: string, unset: string) => {
  if (base?.value === undefined) return set
  return revision?.value === undefined ? unset : 'changed'
}

/** An object that is deprecated, or no longer. @param prefix how the id begins: `endpoint` */
export const deprecation = (found: Found, prefix: string) =>
  found.revision?.value === true
    ? meaning(found, `${prefix}-deprecated`, 'is deprecated')
    : meaning(found, `${prefix}-reactivated`, 'is no longer deprecated')
