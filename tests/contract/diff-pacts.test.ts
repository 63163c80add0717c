import { describe, expect, test } from 'vitest'
import { pactChanges } from '../../tools/contracts/diff/pacts.ts'
import type { Interaction, PactFile } from '../pact/files.ts'

const path = '/api/training/registrants/9001'
type Change = {
  body?: unknown
  rules?: object
  status?: number
  request?: object
  states?: Record<string, unknown>
}

/** An interaction with the response body and its rules by path. */
const edit = (
  { body, rules = {}, status = 200, request = {}, states = { id: '9001' } }: Change,
  name = 'a',
) =>
  ({
    description: `updateRegistrant ${name}`,
    providerStates: [{ name: 'registrant {id} exists', params: states }],
    request: { method: 'PATCH', path, ...request },
    response: {
      status,
      ...(body !== undefined && { body: { content: body }, matchingRules: { body: rules } }),
    },
    // A Pact file has what the comparison reads, and more.
  }) as Interaction
const file = (...interactions: Interaction[]): PactFile[] => [
  { consumer: { name: 'training-web' }, provider: { name: 'training-api' }, interactions },
]
const rule = (...matchers: object[]) => ({ combine: 'AND', matchers })
const linesOf = (before: PactFile[], after: PactFile[]) =>
  pactChanges(before, after).map(({ operation, kind, what }) => `${operation} ${kind}: ${what}`)
const between = (before: Change, after: Change) => linesOf(file(edit(before)), file(edit(after)))

const any = rule({ match: 'type' })
const digits = rule({ match: 'regex', regex: '^[0-9]+$' }, { match: 'type' })
const some = rule({ match: 'type', min: 1 })

describe('an interaction', () => {
  test('is new or gone by its description', () =>
    expect(linesOf(file(edit({}, 'a'), edit({}, 'b')), file(edit({}, 'a'), edit({}, 'c')))).toEqual([
      'updateRegistrant new: updateRegistrant c',
      'updateRegistrant gone: updateRegistrant b',
    ]))

  test.each<[string, Change, Change, string[]]>([
    ['nothing', { body: { a: 1 } }, { body: { a: 1 } }, []],
    [
      'any text is another text',
      { body: { a: 'x' }, rules: { '$.a': any } },
      { body: { a: 'y' }, rules: { '$.a': any } },
      [],
    ],
    ['a status', { status: 200 }, { status: 201 }, ['stricter: status: 200 → 201']],
    ['a field more', { body: {} }, { body: { a: 'x' }, rules: { '$.a': any } }, ['stricter: a: none → text']],
    ['a field less', { body: { a: 'x' }, rules: { '$.a': any } }, { body: {} }, ['looser: a: text → none']],
    [
      'a value instead of null',
      { body: { a: null }, rules: { '$.a': rule({ match: 'null' }) } },
      { body: { a: 'x' }, rules: { '$.a': any } },
      ['stricter: a: null → text'],
    ],
    [
      'any text instead of one',
      { body: { a: 'x' } },
      { body: { a: 'x' }, rules: { '$.a': any } },
      ['looser: a: "x" → text'],
    ],
    [
      'any integer instead of one',
      { body: { a: 1 } },
      { body: { a: 2 }, rules: { '$.a': rule({ match: 'integer' }) } },
      ['looser: a: 1 → an integer'],
    ],
    [
      'another type',
      { body: { a: 'x' } },
      { body: { a: 1 }, rules: { '$.a': any } },
      ['stricter: a: "x" → a number'],
    ],
    [
      'a form',
      { body: { a: '1' }, rules: { '$.a': any } },
      { body: { a: '1' }, rules: { '$.a': digits } },
      ['stricter: a: text → text like ^[0-9]+$'],
    ],
    [
      'what is in a list',
      { body: { a: [{ b: 'x' }] }, rules: { '$.a': some, '$.a[*].b': any } },
      { body: { a: [{ b: 'x', c: 'y' }] }, rules: { '$.a': some, '$.a[*].b': any, '$.a[*].c': any } },
      ['stricter: a[].c: none → text'],
    ],
    [
      'a list that is not empty',
      { body: { a: [] } },
      { body: { a: ['x'] }, rules: { '$.a': some, '$.a[*]': any } },
      ['stricter: a: an empty list → a list of at least 1', 'stricter: a[]: none → text'],
    ],
    [
      'what is in a list of several kinds',
      {
        body: { a: [{ type: 't', b: 1 }] },
        rules: { '$.a': rule({ match: 'arrayContains', variants: [{ index: 0, rules: { '$.b': any } }] }) },
      },
      {
        body: { a: [{ type: 't', b: 1 }] },
        rules: { '$.a': rule({ match: 'arrayContains', variants: [{ index: 0, rules: {} }] }) },
      },
      ['stricter: a[t].b: a number → 1'],
    ],
    [
      'what is sent',
      { request: { headers: { 'If-Match': ['"1"'] }, body: { content: { notes: null } } } },
      { request: { query: { page: ['2'] }, body: { content: { notes: 'x' } } } },
      ['sends: body.notes: null → "x"', 'sends: If-Match: "1" → none', 'sends: page: none → 2'],
    ],
    [
      'what is set up',
      { states: { id: '9001' } },
      { states: { id: '9001', version: '2' } },
      ['sends: state "registrant {id} exists": id 9001 → id 9001, version 2'],
    ],
  ])('differs by %s', (_, before, after, lines) =>
    expect(between(before, after)).toEqual(lines.map((line) => `updateRegistrant ${line}`)),
  )

  test('shares a change with the others of its operation', () => {
    const [was, is] = [{ body: { a: 1 } }, { body: { a: 2 } }]
    expect(pactChanges(file(edit(was, 'a'), edit(was, 'b')), file(edit(is, 'a'), edit(is, 'b')))).toEqual([
      {
        kind: 'stricter',
        operation: 'updateRegistrant',
        what: 'a: 1 → 2',
        interactions: ['updateRegistrant a', 'updateRegistrant b'],
      },
    ])
  })
})
