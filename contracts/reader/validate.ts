// Requests and replies against the contract. For the mock and the tests only: Ajv compiles with `new Function`, which
// a strict content security policy refuses, and the application has no need of it.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Operation, Parameter } from './openapi.ts'
import { schemaOf, training } from './training.ts'

/** `field` is the name in the query or the body, by dots; empty where no field is to blame. */
export type Violation = { field: string; message: string }

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true })
;(formats as unknown as (instance: Ajv2020) => void)(ajv)
// What OpenAPI and we add to JSON Schema.
ajv.addVocabulary([
  'openapi',
  'info',
  'servers',
  'security',
  'tags',
  'paths',
  'components',
  'example',
  'x-generated',
  'x-spec',
])
ajv.addSchema({ $id: 'training', ...training }, 'training', false, false)

const compiled = new Map<string, ValidateFunction>()

/** The validator of the schema at a JSON pointer of the document, compiled on first use. */
function validatorAt(pointer: string): ValidateFunction {
  let validate = compiled.get(pointer)
  if (!validate) compiled.set(pointer, (validate = ajv.compile({ $ref: `training#${pointer}` })))
  return validate
}

const parameterValidators = new WeakMap<Parameter, ValidateFunction>()

function validatorOf(parameter: Parameter): ValidateFunction {
  let validate = parameterValidators.get(parameter)
  if (!validate) {
    const rebased = JSON.stringify(parameter.schema, (key, value: unknown) =>
      key === '$ref' ? `training${String(value)}` : value,
    )
    parameterValidators.set(parameter, (validate = ajv.compile(JSON.parse(rebased) as object)))
  }
  return validate
}

const dots = (path: string) => path.slice(1).replaceAll('/', '.')

/** Words for a person; Ajv's own where a rule is rare. */
function describe({ keyword, instancePath, params, message }: ErrorObject): Violation {
  const field = dots(instancePath)
  const child = (name: unknown) => (field ? `${field}.${String(name)}` : String(name))
  if (keyword === 'required') return { field: child(params['missingProperty']), message: 'Required' }
  if (keyword === 'additionalProperties')
    return { field: child(params['additionalProperty']), message: 'This field cannot be set' }
  if (keyword === 'minLength' || keyword === 'pattern') return { field, message: 'Required' }
  if (keyword === 'format' && params['format'] === 'email') return { field, message: 'Invalid email address' }
  if (keyword === 'minimum') return { field, message: `must be at least ${String(params['limit'])}` }
  return { field, message: message ?? 'is not valid' }
}

// A broken member of a oneOf reports every branch and then the oneOf itself: one entry a field and rule is enough.
const violationsOf = (validate: ValidateFunction): Violation[] => {
  const found = (validate.errors ?? []).filter((e) => e.keyword !== 'oneOf').map(describe)
  const key = ({ field, message }: Violation) => `${field} ${message}`
  const unique = [...new Map(found.map((violation) => [key(violation), violation])).values()]
  return unique.length ? unique : [{ field: '', message: 'fits none of the documented shapes' }]
}

/** A query value as the type that the contract gives it; what cannot be read stays text and fails its schema. */
function read(parameter: Parameter, raw: string): unknown {
  const { type } = schemaOf(parameter.schema)
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw
  if (type === 'boolean') return raw === 'true' ? true : raw === 'false' ? false : raw
  return type === 'array' ? raw.split(',') : raw
}

/** The query of a request, read and checked. A parameter that the contract does not have is a violation. */
export function checkQuery({ parameters }: Operation, search: URLSearchParams) {
  const known = parameters.filter((p) => p.in === 'query')
  const names = [...new Set(search.keys())]
  const violations = names
    .filter((name) => !known.some((p) => p.name === name))
    .map((field) => ({ field, message: 'is not a parameter of this call' }))
  const query: Record<string, unknown> = {}
  for (const parameter of known) {
    const [raw, ...more] = search.getAll(parameter.name)
    const { name } = parameter
    if (more.length) violations.push({ field: name, message: 'is given twice' })
    else if (raw !== undefined) query[name] = read(parameter, raw)
    else if (parameter.required) violations.push({ field: name, message: 'Required' })
    if (!(name in query)) continue
    const validate = validatorOf(parameter)
    if (!validate(query[name])) violations.push(...violationsOf(validate).map((v) => ({ ...v, field: name })))
  }
  return { query, violations }
}

/** A body against the contract. */
export function checkBody(operation: Operation, body: unknown): Violation[] {
  if (!operation.body) return body === undefined ? [] : [{ field: '', message: 'This call takes no body' }]
  if (body === undefined) return operation.body.required ? [{ field: '', message: 'A body is required' }] : []
  const validate = validatorAt(operation.body.pointer)
  return validate(body) ? [] : violationsOf(validate)
}

/** A path parameter against the contract. */
export const isValidPath = ({ parameters }: Operation, values: Record<string, unknown>) =>
  parameters.every((p) => p.in !== 'path' || validatorOf(p)(values[p.name]))

/** A reply against the contract: an undocumented status, or a body of another shape, is a violation. */
export function checkReply(operation: Operation, status: number, body: unknown): Violation[] {
  const response = operation.responses[status] ?? operation.responses['default']
  if (!response) return [{ field: 'status', message: `${operation.id} does not document ${status}` }]
  if (!response.pointer) return body === undefined ? [] : [{ field: '', message: `${status} has no body` }]
  const validate = validatorAt(response.pointer)
  return validate(body) ? [] : violationsOf(validate)
}
