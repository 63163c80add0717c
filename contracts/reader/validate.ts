// Checks requests and responses against the contract. For the mock and the tests only, as validators.ts is.
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { type Contract, type ContractOperation, schemaOf } from './contracts.ts'
import { explain, oneOf, shown } from './explain.ts'
import type { Parameter, Schema } from './openapi.ts'
import { openContract, validatorAt, validatorOf } from './validators.ts'

/**
 * `field` is the dotted path in the query or the body; empty if no single field is at fault. `got`: what was there instead,
 * shortened; only in words for developers.
 */
export type Violation = { field: string; message: string; got?: string }
/** Who reads the messages: the people who use the application, or the developers of a backend. */
type Reader = { isDeveloper?: boolean }

const dots = (path: string) => path.slice(1).replaceAll('/', '.')

/** The last name in a dotted path, in words: `errors.0.occurrenceId` becomes `occurrence id`. */
const wordsOf = (field: string) =>
  (field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '').replaceAll(
    /[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  )

/** Nothing that could be seen: spaces, marks without a letter, control and format characters. */
const isBlank = (value: unknown) => typeof value === 'string' && !/[^\p{Z}\p{M}\p{C}]/u.test(value)
const hasUnseen = (value: unknown) => typeof value === 'string' && /[\p{Cc}\p{Cf}\p{Cs}\uFFFD]/u.test(value)

/** Words for a text that does not have the form it should have. */
function describePattern({ data, parentSchema }: ErrorObject, field: string): string {
  if (parentSchema?.['minLength'] && isBlank(data)) return 'Required'
  if (parentSchema?.['format'] === 'email') return 'Invalid email address'
  return hasUnseen(data) ? 'Contains a character that cannot be seen' : `Invalid ${wordsOf(field)}`
}

/** Words for a person; Ajv's own where a rule is rare. @param parameter the name of what is checked, if it has one */
function describe(error: ErrorObject, parameter?: string): Violation {
  const { keyword, instancePath, params, message } = error
  const field = parameter ?? dots(instancePath)
  const child = (name: unknown) => (field ? `${field}.${String(name)}` : String(name))
  if (keyword === 'required') return { field: child(params['missingProperty']), message: 'Required' }
  if (keyword === 'additionalProperties')
    return { field: child(params['additionalProperty']), message: 'This field cannot be set' }
  if (keyword === 'minLength') return { field, message: 'Required' }
  if (keyword === 'pattern') return { field, message: describePattern(error, field) }
  if (keyword === 'format' && params['format'] === 'email') return { field, message: 'Invalid email address' }
  if (keyword === 'minimum') return { field, message: `must be at least ${String(params['limit'])}` }
  if (keyword === 'maximum') return { field, message: `must be at most ${String(params['limit'])}` }
  return { field, message: message ?? 'is not valid' }
}

// For a broken oneOf, Ajv reports every branch and the oneOf itself. Keep one entry per field and rule.
const violationsOf = (
  validate: ValidateFunction,
  { isDeveloper = false, parameter }: Reader & { parameter?: string } = {},
): Violation[] => {
  const errors = validate.errors ?? []
  const found: Violation[] = isDeveloper
    ? explain(errors, parameter)
    : errors.filter((e) => e.keyword !== 'oneOf').map((e) => describe(e, parameter))
  const key = ({ field, message }: Violation) => `${field} ${message}`
  const unique = [...new Map(found.map((violation) => [key(violation), violation])).values()]
  return unique.length
    ? unique
    : [{ field: parameter ?? '', message: 'does not match any of the documented shapes' }]
}

/** Converts a query value to its type in the contract. What cannot be converted stays a string and fails its schema. */
function read(contract: Contract, parameter: Parameter, raw: string): unknown {
  const { type } = schemaOf(contract, parameter.schema)
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw
  if (type === 'boolean') return raw === 'true' ? true : raw === 'false' ? false : raw
  return type === 'array' ? raw.split(',') : raw
}

/** Reads and checks the query of a request. A parameter that the contract does not name is a violation. */
export function checkQuery(
  { contract, parameters }: ContractOperation,
  search: URLSearchParams,
  { isDeveloper = false }: Reader = {},
) {
  const known = parameters.filter((p) => p.in === 'query')
  const names = [...new Set(search.keys())]
  const violations: Violation[] = names
    .filter((name) => !known.some((p) => p.name === name))
    .map((field) => ({
      field,
      message: 'must be absent (this call has no such parameter)',
      ...(isDeveloper && { got: shown(search.get(field)) }),
    }))
  const query: Record<string, unknown> = {}
  for (const parameter of known) {
    const [raw, ...more] = search.getAll(parameter.name)
    const { name } = parameter
    if (more.length) violations.push({ field: name, message: 'must not be repeated' })
    else if (raw !== undefined) query[name] = read(contract, parameter, raw)
    else if (parameter.required)
      violations.push({ field: name, message: isDeveloper ? 'must be present' : 'Required' })
    if (!(name in query)) continue
    const validate = validatorOf(contract, parameter)
    if (!validate(query[name])) violations.push(...violationsOf(validate, { isDeveloper, parameter: name }))
  }
  return { query, violations }
}

/** Reads and checks the headers that the contract names for this operation. */
export function checkHeaders(
  { contract, parameters }: ContractOperation,
  headers: Headers,
  { isDeveloper = false }: Reader = {},
) {
  const violations: Violation[] = []
  for (const parameter of parameters.filter((p) => p.in === 'header')) {
    const value = headers.get(parameter.name)
    const validate = validatorOf(contract, parameter)
    if (value !== null && !validate(value))
      violations.push(...violationsOf(validate, { isDeveloper, parameter: parameter.name }))
  }
  const of = (name: string) =>
    parameters.some((p) => p.in === 'header' && p.name === name)
      ? (headers.get(name) ?? undefined)
      : undefined
  return { idempotencyKey: of('Idempotency-Key'), ifMatch: of('If-Match'), violations }
}

/** Checks a request body against the contract. */
export function checkBody(
  operation: ContractOperation,
  body: unknown,
  { isDeveloper = false }: Reader = {},
): Violation[] {
  if (!operation.body)
    return body === undefined ? [] : [{ field: '', message: 'This call takes no request body' }]
  if (body === undefined)
    return operation.body.required ? [{ field: '', message: 'A request body is required' }] : []
  const validate = validatorAt(operation.contract, operation.body.pointer)
  return validate(withoutFiles(body)) ? [] : violationsOf(validate, { isDeveloper })
}

/** JSON Schema has no type for files, so each file of a form is replaced by an empty string before the check. */
const withoutFiles = (body: unknown): unknown =>
  body !== null && typeof body === 'object' && Object.values(body).some((value) => value instanceof Blob)
    ? Object.fromEntries(Object.entries(body).map(([k, value]) => [k, value instanceof Blob ? '' : value]))
    : body

/** Whether the path parameters fit the contract. */
export const isValidPath = ({ contract, parameters }: ContractOperation, values: Record<string, unknown>) =>
  parameters.every((p) => p.in !== 'path' || validatorOf(contract, p)(values[p.name]))

/** The items of lists that fit, by the validator that checked them. */
const fitting = new WeakMap<ValidateFunction, WeakSet<object>>()

/** The validator of the items of a list in `data`, if they are the only rule of the list. */
function itemValidator(contract: Contract, schema: Schema | undefined): ValidateFunction | undefined {
  const { data } = schemaOf(contract, schema).properties ?? {}
  const { type, items, description: _, ...more } = (data ?? {}) as Schema & { description?: string }
  if (type !== 'array' || items?.$ref === undefined || Object.keys(more).length) return undefined
  return validatorAt(contract, items.$ref.slice(1))
}

/**
 * Whether a long list fits. Each item is checked once: a list that contains it again checks only what is new, so an item
 * must not change after an answer had it.
 */
function isFittingList(
  contract: Contract,
  schema: Schema | undefined,
  validate: ValidateFunction,
  body: unknown,
) {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data))
    return false
  const isItem = itemValidator(contract, schema)
  if (!isItem || !validate({ ...body, data: [] })) return false
  let known = fitting.get(isItem)
  if (!known) fitting.set(isItem, (known = new WeakSet()))
  return (body.data as unknown[]).every((item) => {
    if (typeof item !== 'object' || item === null) return false
    if (!known.has(item) && !isItem(item)) return false
    known.add(item)
    return true
  })
}

/** The violation of a response whose status the contract does not document for its call. */
export const undocumented = ({ responses }: ContractOperation, status: number): Violation => ({
  field: 'status',
  message: `must be ${oneOf(Object.keys(responses).filter((known) => known !== 'default'))}`,
  got: String(status),
})

/** A violation in one line: `meta.total: must be an integer, got "7"`. */
export const lineOf = ({ field, message, got }: Violation): string =>
  `${field && `${field}: `}${message}${got === undefined ? '' : `, got ${got}`}`

/**
 * Checks a response against the contract. An undocumented status or a body of another shape is a violation. The words are
 * for developers.
 *
 * @param options `mayAdd`: the body may have fields that the contract does not name
 */
export function checkReply(
  operation: ContractOperation,
  status: number,
  body: unknown,
  { mayAdd = false } = {},
): Violation[] {
  const response = operation.responses[status] ?? operation.responses['default']
  if (!response) return [undocumented(operation, status)]
  if (!response.pointer)
    return body === undefined
      ? []
      : [{ field: '', message: `a response with ${status} must have no body`, got: shown(body) }]
  const { contract } = operation
  const validate = validatorAt(mayAdd ? openContract(contract) : contract, response.pointer)
  if (!mayAdd && isFittingList(contract, response.media?.schema, validate, body)) return []
  return validate(body) ? [] : violationsOf(validate, { isDeveloper: true })
}

/** Statuses behind `default` for which its headers are due. */
const WAITING = [429, 503]

/** Checks the documented headers of a response. The words are for developers. */
export function checkReplyHeaders(
  { contract, responses }: ContractOperation,
  status: number,
  headers: Headers,
): Violation[] {
  const documented = responses[status] ?? responses['default']
  return Object.values(documented?.headers ?? {}).flatMap((header) => {
    const { name, required = false } = header
    const raw = headers.get(name)
    const isDue = required && (status in responses || WAITING.includes(status))
    if (raw === null) return isDue ? [{ field: name, message: 'must be present', got: shown(undefined) }] : []
    const validate = validatorOf(contract, header)
    return validate(read(contract, header, raw))
      ? []
      : violationsOf(validate, { isDeveloper: true, parameter: name })
  })
}
