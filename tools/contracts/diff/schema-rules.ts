// The meaning of a change inside a schema.
import {
  deprecation,
  type Found,
  gained,
  lost,
  type Meaning,
  meaning,
  type Side,
  step,
  textOf,
  verbOf,
} from './meaning.ts'
import type { Place } from './place.ts'

const BOUNDS: Record<string, string> = {
  maximum: 'max',
  minimum: 'min',
  maxLength: 'max-length',
  minLength: 'min-length',
  maxItems: 'max-items',
  minItems: 'min-items',
}

function boundVerb(found: Found): string {
  const verb = verbOf(found, 'set', 'unset')
  if (verb !== 'changed') return verb
  return Number(found.revision?.value) > Number(found.base?.value) ? 'increased' : 'decreased'
}

const withoutNull = ({ value }: Side = {}) => [value].flat().filter((type) => type !== 'null')

/** `became-nullable` and the like if a type only gains or loses null. */
function typeVerb({ base, revision }: Found): string {
  if (String(withoutNull(base)) !== String(withoutNull(revision))) return 'type-changed'
  return [revision?.value].flat().includes('null') ? 'became-nullable' : 'became-not-nullable'
}

/** One change for each name that became required or optional. */
function requiredChanges(found: Found, prefix: string): Meaning[] {
  return [
    ...gained(found).map((name) =>
      meaning(found, `${prefix}-became-required`, 'became required', String(name)),
    ),
    ...lost(found).map((name) =>
      meaning(found, `${prefix}-became-optional`, 'is no longer required', String(name)),
    ),
  ]
}

/** A response may gain fields at any time, so a change of the allowed fields can only break a request. */
const opennessOf = (found: Found, isRequest: boolean): Meaning => ({
  impact: isRequest && found.revision?.value === false ? 'major' : 'minor',
  what: step(found),
})

/**
 * What a change of one property of a schema means, such as `maxLength`.
 *
 * @param prefix how the ids of oasdiff begin for this place: `request-property`
 */
export function schemaChanges(found: Found, place: Place, prefix: string): Meaning[] {
  const { property = '' } = found
  const bound = BOUNDS[property]
  if (bound) return [meaning(found, `${prefix}-${bound}-${boundVerb(found)}`, step(found))]
  const isRequest = place.part !== 'response'
  switch (property) {
    case 'enum':
      if (found.base?.value === undefined) return [meaning(found, `${prefix}-became-enum`, step(found))]
      return [
        ...gained(found).map((value) =>
          meaning(found, `${prefix}-enum-value-added`, `the value ${textOf(value)} was added`),
        ),
        ...lost(found).map((value) =>
          meaning(found, `${prefix}-enum-value-removed`, `the value ${textOf(value)} was removed`),
        ),
      ]
    case 'required':
      return requiredChanges(found, isRequest ? 'request-property' : 'response-property')
    case 'type':
      return [meaning(found, `${prefix}-${typeVerb(found)}`, step(found))]
    case 'format':
      return [meaning(found, `${prefix}-type-changed`, step(found))]
    case 'default':
      return [meaning(found, `${prefix}-default-value-${verbOf(found, 'added', 'removed')}`, step(found))]
    case 'pattern':
    case 'const':
      return [meaning(found, `${prefix}-${property}-${verbOf(found, 'added', 'removed')}`, step(found))]
    case 'deprecated':
      return [deprecation(found, prefix)]
    case 'additionalProperties':
      return [opennessOf(found, isRequest)]
    default:
      return [meaning(found, '', step(found))]
  }
}

/** A property or a member of a oneOf that was added or removed. */
export function memberChange(found: Found, { part, nodes }: Place, prefix: string): Meaning {
  const parts = found.path.split('/')
  const [list, name = ''] = parts.slice(-2)
  const isNew = found.kind === 'added'
  if (list === 'oneOf')
    return meaning(found, `${prefix}-one-of-${found.kind}`, `one of its kinds was ${found.kind}`)
  if (list !== 'properties') return meaning(found, '', `was ${found.kind}`)
  const { required = [] } = (nodes.at(-3) ?? {}) as { required?: string[] }
  const need = required.includes(name) ? 'required' : 'optional'
  if (part === 'response')
    return meaning(found, `response-${need}-property-${found.kind}`, `was ${found.kind}`)
  const id = isNew ? `new-${need}-request-property` : 'request-property-removed'
  return meaning(found, id, isNew && need === 'required' ? 'was added and is required' : `was ${found.kind}`)
}
