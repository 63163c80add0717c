// An editor shows the comment above an export on hover, so every call, its options and its hook must have it.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { operations } from '../../contracts/reader/contracts.ts'
import { callsOf } from '../../tools/codegen/calls.ts'
import { parse } from '../../tools/contracts/matrix/code.ts'

/** The comment above each export of a generated file, by name. */
function commentsOf(name: string): Map<string, string> {
  const file = `src/api/generated/${name}.ts`
  const text = readFileSync(file, 'utf8')
  const source = parse(file, text)
  return new Map(
    source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
      const ranges = ts.getLeadingCommentRanges(text, statement.pos) ?? []
      const last = ranges.at(-1)
      const comment = last ? text.slice(last.pos, last.end).replaceAll(/\n \* ?/g, ' ') : ''
      return statement.declarationList.declarations.map((one) => [one.name.getText(source), comment] as const)
    }),
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

describe.each(['training', 'content', 'geocoding', 'leads'] as const)('the calls of %s', (contract) => {
  const comments = new Map([...commentsOf(`${contract}.calls`), ...commentsOf(`${contract}.hooks`)])

  test.each(operations.filter((one) => one.contract === contract))(
    '$id shows its description, access, call and errors',
    ({ id, summary, description, access, method, path, responses }) => {
      const options = `${id}${method === 'get' ? 'Query' : 'Mutation'}`
      for (const name of [id, options, `use${capital(id)}`]) {
        const comment = comments.get(name) ?? ''
        expect(comment, name).toContain(summary)
        expect(comment, name).toContain(description.trim().split(/\s+/).slice(0, 6).join(' '))
        expect(comment, name).toContain(`\`${method.toUpperCase()} ${path}\` may be called by: ${access}.`)
        for (const status of Object.keys(responses).filter((one) => Number(one) >= 400))
          expect(comment, name).toMatch(new RegExp(`@throws .*\\b${status} `))
      }
    },
  )
})

test('a call of GraphQL shows the same', () => {
  const comments = new Map([...commentsOf('mesh.calls'), ...commentsOf('mesh.hooks')])
  for (const name of ['createUserIdentity', 'createUserIdentityMutation', 'useCreateUserIdentity']) {
    const comment = comments.get(name) ?? ''
    expect(comment).toContain('Creates an account and signs its owner in.')
    expect(comment).toContain('may be called by: anonymous.')
    expect(comment).toContain('@throws {ApiError} EMAIL_TAKEN; INVALID_INPUT; TOO_MANY_ATTEMPTS')
  }
  expect([...comments].filter(([, comment]) => !comment)).toEqual([])
})

test('a deprecated operation is marked, and a comment cannot end early', () => {
  const operation = {
    operationId: 'old',
    summary: 'Old',
    description: 'Ends */ here.',
    deprecated: true,
    tags: ['A'],
    'x-spec': 'assumed',
    'x-access': 'owner',
    responses: { '204': { description: 'Done.' } },
  } as const
  const document = { paths: { '/old': { get: operation } }, components: {} }
  const [call] = callsOf(document as never)
  expect(call?.comment).toContain('@deprecated')
  expect(call?.comment.match(/\*\//g)).toHaveLength(1)
})
