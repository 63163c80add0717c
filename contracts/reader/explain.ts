// Words for developers: what the contract wants, and what it got instead. `describe` in validate.ts has words for people.
import type { ErrorObject } from 'ajv/dist/2020.js'

const LONGEST = 80
const MOST = 8

/** The beginning of a text. */
export const shortened = (text: string, longest = LONGEST) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

/** A value as JSON of at most 80 characters; `nothing` for undefined. */
export const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : shortened(JSON.stringify(value))

/** `a, b or c` */
export const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`

/** ` (needs an offset, not Z)` for a UTC time that does not match the pattern only because of its Z; otherwise empty. */
export function offsetNote(pattern: string, value: unknown): string {
  if (typeof value !== 'string' || !/T.*Z$/.test(value)) return ''
  const isRight = new RegExp(pattern, 'u')
  const isOffsetMissing = !isRight.test(value) && isRight.test(value.replace(/Z$/, '+00:00'))
  return isOffsetMissing ? ' (needs an offset, not Z)' : ''
}

const TYPES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
}

/** The values that a rule allows, in words; undefined if the rule is of another kind. */
function allowed({ keyword, params }: ErrorObject): string[] | undefined {
  if (keyword === 'type') return [params['type']].flat().map((type) => TYPES[String(type)] ?? String(type))
  if (keyword === 'const') return [shown(params['allowedValue'])]
  if (keyword !== 'enum') return undefined
  const values = (params['allowedValues'] as unknown[]).map(shown)
  return values.length > MOST ? [`one of ${values.length} values such as ${values[0]}`] : values
}

/** @param mayBeNull the value may also be null, which another branch of its schema says */
function explained(error: ErrorObject, field: string, mayBeNull: boolean) {
  const { keyword, params, data, message = 'is not valid' } = error
  const child = (name: unknown) => (field ? `${field}.${String(name)}` : String(name))
  if (keyword === 'required') {
    const names = Object.keys(data as object)
    const got = names.length ? `only ${shortened(names.join(', '))}` : '{}'
    return { field: child(params['missingProperty']), message: 'must be present', got }
  }
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty'])
    const got = shown((data as Record<string, unknown>)[name])
    return { field: child(name), message: 'must be absent: the contract does not name it', got }
  }
  const orNull = mayBeNull ? ['null'] : []
  const values = allowed(error)
  if (values) return { field, message: `must be ${oneOf([...values, ...orNull])}`, got: shown(data) }
  if (keyword === 'pattern') {
    const pattern = String(params['pattern'])
    const wanted = oneOf([`match ${shortened(pattern)}`, ...orNull.map((text) => `be ${text}`)])
    return { field, message: `must ${wanted}`, got: shown(data) + offsetNote(pattern, data) }
  }
  return { field, message, got: shown(data) }
}

const COMBINE = ['oneOf', 'anyOf', 'allOf', 'if']
const isNullBranch = ({ keyword, params }: ErrorObject) => keyword === 'type' && params['type'] === 'null'

/**
 * What the contract wants for each value at fault, and what it got. A nullable value has one entry: the branch for null
 * is in its words.
 *
 * @param parameter the name of what was checked, if it is no body
 */
export function explain(errors: readonly ErrorObject[], parameter?: string) {
  const rules = errors.filter(({ keyword }) => !COMBINE.includes(keyword))
  const nullable = new Set(
    rules
      .filter((one) => isNullBranch(one))
      .map(({ instancePath }) => instancePath)
      .filter((path) =>
        rules.some((one) => !isNullBranch(one) && `${one.instancePath}/`.startsWith(`${path}/`)),
      ),
  )
  return rules
    .filter((one) => !isNullBranch(one) || !nullable.has(one.instancePath))
    .map((one) => {
      const field = parameter ?? one.instancePath.slice(1).replaceAll('/', '.')
      return explained(one, field, nullable.has(one.instancePath))
    })
}
