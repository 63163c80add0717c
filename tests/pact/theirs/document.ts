// Our contract as the document of another team, and what is needed to plant a difference in it.
import { documents, operation } from '../../../contracts/reader/contracts.ts'
import { inlined } from '../../../tools/contracts/diff/inline.ts'

type Schema = {
  type?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  [keyword: string]: unknown
}
type Media = { schema: Schema }
type TheirOperation = {
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody: { content: Record<string, Media> }
  responses: Record<string, { headers?: Record<string, object>; content: Record<string, Media> }>
  security?: object[]
  [key: string]: unknown
}
export type Theirs = {
  openapi: string
  info: object
  servers: object[]
  security: object[]
  paths: Record<string, Record<string, TheirOperation>>
  components: { securitySchemes: Record<string, object> }
}

export const JSON_TYPE = 'application/json'
export const keyOf = (id: string) => {
  const { path, method } = operation(id)
  const named = path.replaceAll(/\{\w+\}/g, '{one}').replace(/\{one\}(?=.*\{one\})/, '{other}')
  return [named.replace(/^\/api/, ''), method] as const
}

/** The contract as another team writes it: own base path and names, no ids and callers of ours, no references. */
export function theirDocument(): Theirs {
  const { document } = inlined(structuredClone(documents.training))
  const paths: Theirs['paths'] = {}
  for (const item of Object.values(document.paths))
    for (const one of Object.values(item)) {
      const {
        operationId,
        'x-access': _,
        'x-spec': __,
        ...rest
      } = one as unknown as TheirOperation & { operationId: string }
      const names = [...operation(operationId).path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const [path, method] = keyOf(operationId)
      const theirNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const parameters = rest.parameters.map((parameter) =>
        parameter.in === 'path'
          ? { ...parameter, name: theirNames[names.indexOf(parameter.name)] ?? parameter.name }
          : parameter,
      )
      ;(paths[path] ??= {})[method] = {
        ...rest,
        parameters,
        operationId: `their_${operationId}`,
      }
    }
  const theirs = JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Theirs', version: '1' },
      servers: [{ url: 'https://api.example.com/api' }],
      security: [{ key: [] }],
      paths,
      components: {
        examples: document.components.examples,
        securitySchemes: { key: documents.training.components.securitySchemes?.['authToken'] },
      },
    }).replaceAll('"authToken":[]', '"key":[]'),
  ) as Theirs
  // What our contract says with a list of types and one object, they say with `nullable` and `allOf`.
  const notes = attributesOf(theirs, 'getStudent')['notes']
  if (notes) Object.assign(notes, { type: 'string', nullable: true })
  const student = at(theirs, 'updateStudent', 200, 'data.attributes')
  const { properties, required, ...others } = student
  for (const key of Object.keys(student)) delete student[key]
  Object.assign(student, { allOf: [{ properties }, { required, ...others }] })
  return theirs
}

export function operationIn(theirs: Theirs, id: string): TheirOperation {
  const [path, method] = keyOf(id)
  const found = theirs.paths[path]?.[method]
  if (!found) throw new Error(`There is no ${id}.`)
  return found
}

export const mediaOf = (theirs: Theirs, id: string, status: number | 'request') => {
  const { requestBody, responses } = operationIn(theirs, id)
  const content = status === 'request' ? requestBody.content : responses[status]?.content
  if (!content?.[JSON_TYPE]) throw new Error(`${id} has no JSON for ${status}.`)
  return content
}

/** The schema of a field of a response or a request: `data.attributes`, where a list stands for its elements. */
export function at(theirs: Theirs, id: string, status: number | 'request', field: string): Schema {
  let { schema } = mediaOf(theirs, id, status)[JSON_TYPE] ?? { schema: {} }
  for (const name of field.split('.').filter(Boolean)) {
    const next = (schema.items ?? schema).properties?.[name]
    if (!next) throw new Error(`${id} has no ${field}.`)
    schema = next
  }
  return schema.items ?? schema
}
export const attributesOf = (theirs: Theirs, id: string, status = 200) =>
  at(theirs, id, status, 'data.attributes').properties ?? {}

export function drop(schema: Schema, name: string, other?: string) {
  const { [name]: was, ...rest } = schema.properties ?? {}
  schema.properties = { ...rest, ...(other !== undefined && was && { [other]: was }) }
  schema.required = (schema.required ?? []).flatMap((one) => (one === name ? (other ?? []) : one))
}
