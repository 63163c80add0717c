// Pairs of operations with one change between them, and what the diff must say about it.
import type { Change } from '../../tools/contracts/diff/change.ts'

type Fragment = Record<string, unknown>
type Case = { rule: string; before?: Fragment; after?: Fragment; impact: Change['impact']; id?: string }

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
const exampleAnswer = (schema: object, examples: object) => ({
  responses: { '200': { description: 'It is so.', content: { 'application/json': { schema, examples } } } },
})
const headerAnswer = (header: object) => {
  const { responses } = answer(person)
  return { responses: { '200': { ...responses['200'], headers: { ETag: header } } } }
}
export const body = (schema: object, required = true) => ({
  requestBody: { required, content: { 'application/json': { schema } } },
})
const query = (schema: object, required = false, name = 'filter') => ({
  parameters: [{ name, in: 'query', required, schema }],
})
const [two, one] = [
  { type: 'string', enum: ['a', 'b'] },
  { type: 'string', enum: ['a'] },
]
const person = object({ name: text, note: text }, ['name'])

export const CASES: Case[] = [
  { rule: 'an operation is gone', before: {}, impact: 'major' },
  { rule: 'an operation is new', after: {}, impact: 'minor' },
  {
    rule: 'who may call is fewer',
    before: { 'x-access': 'anonymous' },
    after: { 'x-access': 'owner' },
    impact: 'access',
    id: 'access-closed',
  },
  {
    rule: 'who may call is more',
    before: { 'x-access': 'owner' },
    after: { 'x-access': 'signed-in' },
    impact: 'access',
    id: 'access-opened',
  },
  {
    rule: 'a call needs a token',
    before: { security: [{ token: [] }, {}] },
    after: {},
    impact: 'access',
    id: 'api-security-removed',
  },
  {
    rule: 'a call needs no token',
    before: { security: [{ token: [] }] },
    after: { security: [] },
    impact: 'access',
    id: 'api-security-added',
  },
  {
    rule: 'an operation is deprecated',
    before: {},
    after: { deprecated: true },
    impact: 'minor',
    id: 'endpoint-deprecated',
  },
  {
    rule: 'an answer lacks a success',
    before: answer(person, '204'),
    after: answer(person),
    impact: 'major',
    id: 'response-success-status-removed',
  },
  {
    rule: 'an answer lacks a refusal',
    before: answer(person, '404'),
    after: answer(person),
    impact: 'minor',
    id: 'response-non-success-status-removed',
  },
  {
    rule: 'an answer may have more fields',
    before: answer(person),
    after: answer({ ...person, additionalProperties: true }),
    impact: 'minor',
  },
  {
    rule: 'a request may not have more fields',
    before: body({ ...person, additionalProperties: true }),
    after: body(person),
    impact: 'major',
  },
  {
    rule: 'a parameter has another default',
    before: query({ type: 'integer', default: 10 }),
    after: query({ type: 'integer', default: 25 }),
    impact: 'major',
    id: 'request-parameter-default-value-changed',
  },
  {
    rule: 'a request may be longer',
    before: body(object({ name: { ...text, maxLength: 5 } })),
    after: body(object({ name: { ...text, maxLength: 9 } })),
    impact: 'minor',
    id: 'request-property-max-length-increased',
  },
  {
    rule: 'a request may have a new value',
    before: body(object({ kind: { type: 'string', enum: ['a'] } })),
    after: body(object({ kind: { type: 'string', enum: ['a', 'b'] } })),
    impact: 'minor',
    id: 'request-property-enum-value-added',
  },
  {
    rule: 'an answer is never null',
    before: answer(object({ name: { type: ['string', 'null'] } })),
    after: answer(object({ name: text })),
    impact: 'minor',
    id: 'response-property-became-not-nullable',
  },
  {
    rule: 'an answer always has a property',
    before: answer(object({ name: text, note: text })),
    after: answer(person),
    impact: 'minor',
    id: 'response-property-became-required',
  },
  {
    rule: 'an answer has a new status',
    before: answer(person),
    after: answer(person, '404'),
    impact: 'minor',
  },
  {
    rule: 'an answer lacks a property',
    before: answer(person),
    after: answer(object({ name: text }, ['name'])),
    impact: 'major',
  },
  {
    rule: 'an answer has a new property',
    before: answer(object({ name: text }, ['name'])),
    after: answer(person),
    impact: 'minor',
  },
  {
    rule: 'an answer lacks a value',
    before: answer(object({ kind: two })),
    after: answer(object({ kind: one })),
    impact: 'major',
  },
  {
    rule: 'an answer has a new value',
    before: answer(object({ kind: one })),
    after: answer(object({ kind: two })),
    impact: 'major',
  },
  {
    rule: 'an answer may lack a property',
    before: answer(person),
    after: answer(object({ name: text, note: text })),
    impact: 'major',
  },
  {
    rule: 'an answer may be null',
    before: answer(object({ name: text })),
    after: answer(object({ name: { type: ['string', 'null'] } })),
    impact: 'major',
  },
  {
    rule: 'an answer has another type',
    before: answer(object({ name: text })),
    after: answer(object({ name: { type: 'integer' } })),
    impact: 'major',
  },
  {
    rule: 'a request needs a new property',
    before: body(object({ name: text })),
    after: body(object({ name: text, note: text }, ['note'])),
    impact: 'major',
  },
  {
    rule: 'a request needs a known property',
    before: body(person),
    after: body(object({ name: text, note: text }, ['name', 'note'])),
    impact: 'major',
  },
  {
    rule: 'a request may have a new property',
    before: body(object({ name: text }, ['name'])),
    after: body(person),
    impact: 'minor',
  },
  {
    rule: 'a request may not have a property',
    before: body(person),
    after: body(object({ name: text }, ['name'])),
    impact: 'major',
  },
  {
    rule: 'a request may not have a value',
    before: body(object({ kind: two })),
    after: body(object({ kind: one })),
    impact: 'major',
  },
  {
    rule: 'a request may be shorter only',
    before: body(object({ name: { ...text, maxLength: 9 } })),
    after: body(object({ name: { ...text, maxLength: 5 } })),
    impact: 'major',
  },
  {
    rule: 'a request must be longer',
    before: body(object({ name: text })),
    after: body(object({ name: { ...text, minLength: 1 } })),
    impact: 'major',
  },
  {
    rule: 'a request has another type',
    before: body(object({ name: text })),
    after: body(object({ name: { type: 'integer' } })),
    impact: 'major',
  },
  {
    rule: 'a request may not be null',
    before: body(object({ name: { type: ['string', 'null'] } })),
    after: body(object({ name: text })),
    impact: 'major',
  },
  { rule: 'a request needs a body', before: body(person, false), after: body(person), impact: 'major' },
  { rule: 'a parameter is gone', before: query(text), after: {}, impact: 'major' },
  { rule: 'a parameter is needed', before: query(text), after: query(text, true), impact: 'major' },
  { rule: 'a new parameter is needed', before: {}, after: query(text, true), impact: 'major' },
  { rule: 'a new parameter may be given', before: {}, after: query(text), impact: 'minor' },
  { rule: 'a parameter may not have a value', before: query(two), after: query(one), impact: 'major' },
  {
    rule: 'an answer has a new example',
    before: answer(person),
    after: exampleAnswer(person, { ana: { value: { name: 'Ana' } } }),
    impact: 'example',
  },
  {
    rule: 'an example has another value',
    before: exampleAnswer(person, { ana: { value: { name: 'Ana' } } }),
    after: exampleAnswer(person, { ana: { value: { name: 'Bea' } } }),
    impact: 'example',
  },
  {
    rule: 'an answer has a new header',
    before: answer(person),
    after: headerAnswer({ schema: text }),
    impact: 'minor',
    id: 'response-header-added',
  },
  {
    rule: 'an answer has no header any more',
    before: headerAnswer({ schema: text }),
    after: answer(person),
    impact: 'major',
    id: 'optional-response-header-removed',
  },
  {
    rule: 'an answer may lack a header',
    before: headerAnswer({ required: true, schema: text }),
    after: headerAnswer({ schema: text }),
    impact: 'major',
    id: 'response-header-became-optional',
  },
  {
    rule: 'an answer always has a header',
    before: headerAnswer({ schema: text }),
    after: headerAnswer({ required: true, schema: text }),
    impact: 'minor',
    id: 'response-header-became-required',
  },
  {
    rule: 'a header has another form',
    before: headerAnswer({ schema: { ...text, pattern: '^[0-9]$' } }),
    after: headerAnswer({ schema: text }),
    impact: 'major',
  },
  {
    rule: 'nobody knows the caller',
    before: { 'x-access': 'owner' },
    after: { 'x-access': 'admin' },
    impact: 'access',
  },
  {
    rule: 'a field that is called description is gone',
    before: answer(object({ name: text, description: text }, ['name', 'description'])),
    after: answer(object({ name: text }, ['name'])),
    impact: 'major',
  },
  { rule: 'only words change', before: { summary: 'Do' }, after: { summary: 'Do it' }, impact: 'patch' },
]
