// Parts of operations, as the contracts write them.

export const text = { type: 'string' }
export const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
export const answer = (schema: object, ...statuses: string[]) => ({
  responses: Object.fromEntries(
    ['200', ...statuses].map((status) => [
      status,
      { description: 'It is so.', content: { 'application/json': { schema } } },
    ]),
  ),
})
export const exampleAnswer = (schema: object, examples: object) => ({
  responses: { '200': { description: 'It is so.', content: { 'application/json': { schema, examples } } } },
})
export const headerAnswer = (header: object) => {
  const { responses } = answer(person)
  return { responses: { '200': { ...responses['200'], headers: { ETag: header } } } }
}
export const body = (schema: object, required = true) => ({
  requestBody: { required, content: { 'application/json': { schema } } },
})
export const query = (schema: object, required = false, name = 'filter') => ({
  parameters: [{ name, in: 'query', required, schema }],
})
export const [two, one] = [
  { type: 'string', enum: ['a', 'b'] },
  { type: 'string', enum: ['a'] },
]
export const person = object({ name: text, note: text }, ['name'])

type Sides = [before: object, after: object]
const pairOf =
  (part: (schema: object) => object) =>
  (...[before, after]: Sides) => ({ before: part(before), after: part(after) })
/** One part of an operation, before and after a change: its answer, its body, a query parameter, the header of its answer. */
export const answers = pairOf((schema) => answer(schema))
export const bodies = pairOf((schema) => body(schema))
export const queries = pairOf((schema) => query(schema))
export const headers = pairOf(headerAnswer)
/** An object with one property: its name, or its kind. */
export const named = (name: object) => object({ name })
export const kind = (of: object) => object({ kind: of })
