import { describe, expect, test } from 'vitest'
import { meshChanges } from '../../tools/contracts/diff/mesh.ts'

const sdl = (fields: string, type = 'type Me { id: ID! name: String! }') => `
  directive @servedAt(paths: [String!]!) on FIELD_DEFINITION
  directive @throws(code: String!) repeatable on FIELD_DEFINITION
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

  test('a change of a type names every root field that takes or returns it', () => {
    const fields = `${me()} you(by: By): Int @servedAt(paths: ["/"]) other: Int @servedAt(paths: ["/"])`
    const types = (name: string) => `type Me { is: Inner } type Inner { name: ${name} } input By { x: Int }`
    expect(meshChanges(sdl(fields, types('String!')), sdl(fields, types('String')))).toEqual([
      {
        impact: 'major',
        operations: ['me'],
        where: 'Inner.name',
        what: 'changed type from String! to String',
      },
    ])
    expect(
      meshChanges(sdl(fields, types('Int')), sdl(fields.replace('by: By', 'by: By!'), types('Int'))),
    ).toMatchObject([{ impact: 'major', operations: ['you'] }])
  })
})
