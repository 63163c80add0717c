import { beforeAll, describe, expect, test } from 'vitest'
import type { Change } from '../../tools/contracts/diff/change.ts'
import { placeOf, restChanges } from '../../tools/contracts/diff/rest.ts'

type Fragment = Record<string, unknown>
type Case = { rule: string; before?: Fragment; after?: Fragment; impact: Change['impact'] }

const text = { type: 'string' }
const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
const answer = (schema: object, ...statuses: string[]) => ({
  responses: Object.fromEntries(
    ['200', ...statuses].map((status) => [
      status,
      { description: 'It is so.', content: { 'application/json': { schema } } },
    ]),
  ),
})
const body = (schema: object, required = true) => ({
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

const CASES: Case[] = [
  { rule: 'an operation is gone', before: {}, impact: 'major' },
  { rule: 'an operation is new', after: {}, impact: 'minor' },
  {
    rule: 'who may call is fewer',
    before: { 'x-access': 'anonymous' },
    after: { 'x-access': 'owner' },
    impact: 'major',
  },
  {
    rule: 'who may call is more',
    before: { 'x-access': 'owner' },
    after: { 'x-access': 'signed-in' },
    impact: 'patch',
  },
  { rule: 'an answer lacks a status', before: answer(person, '404'), after: answer(person), impact: 'major' },
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
  { rule: 'only words change', before: { summary: 'Do' }, after: { summary: 'Do it' }, impact: 'patch' },
]

const pathOf = (index: number) => `/case/${index}`
const documentOf = (side: 'before' | 'after') => ({
  openapi: '3.1.1',
  info: { title: 'Cases', version: '1.0.0' },
  // Another operation keeps each path on both sides; otherwise a removed operation would pass for a renamed one.
  paths: Object.fromEntries(
    CASES.map(({ [side]: operation }, i) => [
      pathOf(i),
      {
        get: { operationId: `stays${i}`, ...answer(text) },
        ...(operation && { post: { operationId: `case${i}`, ...answer(text), ...operation } }),
      },
    ]),
  ),
})

describe('REST', () => {
  let changes: Change[] = []
  // One comparison covers all cases, each in its own path, because a process per case would take half a minute.
  beforeAll(async () => {
    changes = await restChanges(documentOf('before'), documentOf('after'))
  })

  test.each(CASES.map((entry, i) => ({ ...entry, path: pathOf(i) })))(
    '$rule: $impact',
    ({ path, impact }) => {
      const own = changes.filter(({ where }) => where.split(/[ :]/).includes(path))
      const impacts = new Set(own.map((change) => change.impact))
      expect((['major', 'minor', 'patch'] as const).find((rank) => impacts.has(rank))).toBe(impact)
    },
  )

  test('reports what changed and where', () =>
    expect(changes).toEqual(
      expect.arrayContaining([
        { impact: 'major', where: 'POST /case/2', what: 'access is now owner (was anonymous)' },
        { impact: 'major', where: 'POST /case/8: responses 200 kind', what: 'the value b was removed' },
      ]),
    ))

  test('an unreadable document is an error', () =>
    expect(restChanges({ openapi: '3.1.1' }, {})).rejects.toThrow('could not compare'))

  test.each([
    [
      '#/paths/~1a~1{id}/get/responses/200/content/application~1json/schema/properties/name',
      'GET /a/{id}: responses 200 name',
    ],
    ['#/paths/~1a', '/a'],
    ['#/components/schemas/A', 'components schemas A'],
  ])('%s is read as %s', (pointer, place) => expect(placeOf(pointer)).toBe(place))
})
