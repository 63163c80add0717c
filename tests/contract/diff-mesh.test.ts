import { describe, expect, test } from 'vitest'
import { meshChanges } from '../../tools/contracts/diff/mesh.ts'

const sdl = (fields: string, type = 'type Me { id: ID! name: String! }') => `
  directive @servedAt(paths: [String!]!) on FIELD_DEFINITION
  directive @throws(code: String!, status: String) repeatable on FIELD_DEFINITION
  directive @access(who: String!) on FIELD_DEFINITION
  ${type}
  type Query { ${fields} }`
const me = (directives = '') => `me: Me @servedAt(paths: ["/mesh/"]) ${directives}`

describe('GraphQL', () => {
  test.each([
    { rule: 'nothing changes', before: sdl(me()), after: sdl(me()), impacts: [] },
    {
      rule: 'a field is gone',
      before: sdl(`${me()} you: Me @servedAt(paths: ["/"])`),
      after: sdl(me()),
      impacts: ['major'],
    },
    {
      rule: 'a field is new',
      before: sdl(me()),
      after: sdl(`${me()} you: Me @servedAt(paths: ["/"])`),
      impacts: ['minor'],
    },
    {
      rule: 'an answer may be null',
      before: sdl(me()),
      after: sdl(me(), 'type Me { id: ID! name: String }'),
      impacts: ['major'],
    },
    {
      rule: 'an argument is needed',
      before: sdl(me()),
      after: sdl(me().replace('me:', 'me(id: ID!):')),
      impacts: ['major'],
    },
    {
      rule: 'an argument may be given',
      before: sdl(me()),
      after: sdl(me().replace('me:', 'me(id: ID):')),
      impacts: ['minor'],
    },
    {
      rule: 'a path is gone',
      before: sdl(me().replace(']', ', "/graphql"]')),
      after: sdl(me()),
      impacts: ['major'],
    },
    {
      rule: 'a refusal is gone',
      before: sdl(me('@throws(code: "A")')),
      after: sdl(me()),
      impacts: ['major'],
    },
    { rule: 'a refusal is new', before: sdl(me()), after: sdl(me('@throws(code: "A")')), impacts: ['minor'] },
    {
      rule: 'a refusal has another status',
      before: sdl(me('@throws(code: "A", status: "401")')),
      after: sdl(me('@throws(code: "A", status: "422")')),
      impacts: ['major'],
    },
    {
      rule: 'who may call is fewer',
      before: sdl(me('@access(who: "anonymous")')),
      after: sdl(me('@access(who: "signed-in")')),
      impacts: ['access'],
    },
    {
      rule: 'who may call is more',
      before: sdl(me('@access(who: "instructor")')),
      after: sdl(me('@access(who: "anonymous")')),
      impacts: ['access'],
    },
  ])('the impact if $rule', ({ before, after, impacts }) =>
    expect(meshChanges(before, after).map(({ impact }) => impact)).toEqual(impacts),
  )

  const types = (fields: string, rest = '') => `type Me { ${fields} } ${rest}`
  test.each([
    ['a field is new', 'id: ID', 'id: ID name: String!', 'minor', 'Me.name: was added: String!'],
    ['a field is gone', 'id: ID name: String', 'id: ID', 'major', 'Me.name: was removed'],
    ['a field is never null', 'id: ID', 'id: ID!', 'minor', 'Me.id: type: ID → ID!'],
    ['a list may have null', 'ids: [ID!]', 'ids: [ID]', 'major', 'Me.ids: type: [ID!] → [ID]'],
    ['a list has no null', 'ids: [ID]', 'ids: [ID!]!', 'minor', 'Me.ids: type: [ID] → [ID!]!'],
    [
      'a field is deprecated',
      'id: ID',
      'id: ID @deprecated(reason: "x")',
      'minor',
      'Me.id: is deprecated: x',
    ],
    ['a field is back', 'id: ID @deprecated', 'id: ID', 'minor', 'Me.id: is no longer deprecated'],
    ['words change', '"a" id: ID', '"b" id: ID', 'patch', 'Me.id: words: a → b'],
    ['an argument is optional', 'id(a: Int!): ID', 'id(a: Int): ID', 'minor', 'Me.id(a:): type: Int! → Int'],
    ['an argument is required', 'id(a: Int): ID', 'id(a: Int!): ID', 'major', 'Me.id(a:): type: Int → Int!'],
    ['a default changes', 'id(a: Int = 1): ID', 'id(a: Int = 2): ID', 'major', 'Me.id(a:): default: 1 → 2'],
    ['a default is new', 'id(a: Int): ID', 'id(a: Int = 2): ID', 'minor', 'Me.id(a:): default: none → 2'],
    ['a type is new', 'id: ID', 'id: ID more: [More!]', 'minor', 'More: was added: Object'],
    ['a scalar is gone', 'id: Time', 'id: String', 'major', 'Time: was removed'],
  ])('the place and the impact if %s', (_, before, after, impact, line) => {
    const more = 'type More { id: ID! }'
    const used = (text: string) =>
      types(text, text.includes('More') ? more : text.includes('Time') ? 'scalar Time' : '')
    const changes = meshChanges(sdl(me(), used(before)), sdl(me(), used(after)))
    const [found] = changes.filter(({ where, what }) => `${where}: ${what}` === line)
    expect(found).toEqual({ impact, operations: ['me'], where: found?.where, what: found?.what })
  })

  const kinds = (values: string) => `type Me { kind(by: Kind): Int } enum Kind { ${values} }`
  const shown = (values: string) => `type Me { kind: Kind } enum Kind { ${values} }`
  test.each([
    ['a received value is new', shown('A'), shown('A B'), 'major', 'Kind.B', 'was added'],
    ['a sent value is new', kinds('A'), kinds('A B'), 'minor', 'Kind.B', 'was added'],
    ['a value is gone', kinds('A B'), kinds('A'), 'major', 'Kind.B', 'was removed'],
  ])('if %s', (_, before, after, impact, where, what) =>
    expect(meshChanges(sdl(me(), before), sdl(me(), after))).toEqual([
      { impact, operations: ['me'], where, what },
    ]),
  )

  test('a directive is for readers', () =>
    expect(
      meshChanges(
        sdl(me()),
        sdl(me()).replace('@servedAt(paths: [String!]!) on', '@servedAt(paths: [String!]!, by: Int) on'),
      ),
    ).toEqual([{ impact: 'patch', operations: [], where: '@servedAt(by:)', what: 'was added: Int' }]))

  test('a change of a type names every root field that takes or returns it', () => {
    const fields = `${me()} you(by: By): Int @servedAt(paths: ["/"]) other: Int @servedAt(paths: ["/"])`
    const inner = (name: string) => `type Me { is: Inner } type Inner { name: ${name} } input By { x: Int }`
    expect(meshChanges(sdl(fields, inner('String!')), sdl(fields, inner('String')))).toEqual([
      {
        impact: 'major',
        operations: ['me'],
        where: 'Inner.name',
        what: 'type: String! → String',
      },
    ])
    expect(
      meshChanges(sdl(fields, inner('Int')), sdl(fields.replace('by: By', 'by: By!'), inner('Int'))),
    ).toEqual([{ impact: 'major', operations: ['you'], where: 'you(by:)', what: 'type: By → By!' }])
  })
})
