import { describe, expect, test } from 'vitest'
import { meshChanges } from '../../tools/contracts/diff/mesh.ts'

const sdl = (fields: string, type = 'type Me { id: ID! name: String! }') => `
  directive @servedAt(paths: [String!]!) on FIELD_DEFINITION
  directive @throws(code: String!, status: String) repeatable on FIELD_DEFINITION
  directive @access(who: String!) on FIELD_DEFINITION
  ${type}
  type Query { ${fields} }`
const me = (directives = '') => `me: Me @servedAt(paths: ["/mesh/"]) ${directives}`

const YOU = 'you: Me @servedAt(paths: ["/"])'

describe('GraphQL', () => {
  test.each<[rule: string, before: string, after: string, ...impacts: string[]]>([
    ['nothing changes', me(), me()],
    ['a field is gone', `${me()} ${YOU}`, me(), 'major'],
    ['a field is new', me(), `${me()} ${YOU}`, 'minor'],
    ['an argument is needed', me(), me().replace('me:', 'me(id: ID!):'), 'major'],
    ['an argument may be given', me(), me().replace('me:', 'me(id: ID):'), 'minor'],
    ['a path is gone', me().replace(']', ', "/graphql"]'), me(), 'major'],
    ['a refusal is gone', me('@throws(code: "A")'), me(), 'major'],
    ['a refusal is new', me(), me('@throws(code: "A")'), 'minor'],
    [
      'a refusal has another status',
      me('@throws(code: "A", status: "401")'),
      me('@throws(code: "A", status: "422")'),
      'major',
    ],
    ['who may call is fewer', me('@access(who: "anonymous")'), me('@access(who: "signed-in")'), 'access'],
    ['who may call is more', me('@access(who: "instructor")'), me('@access(who: "anonymous")'), 'access'],
  ])('the impact if %s', (_, before, after, ...impacts) =>
    expect(meshChanges(sdl(before), sdl(after)).map(({ impact }) => impact)).toEqual(impacts),
  )

  test('the impact if an answer may be null', () => {
    const changes = meshChanges(sdl(me()), sdl(me(), 'type Me { id: ID! name: String }'))
    expect(changes.map(({ impact }) => impact)).toEqual(['major'])
  })

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
