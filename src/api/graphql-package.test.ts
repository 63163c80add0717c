import { Kind, type OperationDefinitionNode, parse as parseAll } from 'graphql'
import { describe, expect, test } from 'vitest'
import * as types from './generated/mesh.types.ts'
import { parse } from './graphql-package.ts'

const documents = Object.entries(types).flatMap(([name, value]) =>
  name.endsWith('Document') ? [[name, String(value)] as const] : [],
)

describe('the replacement for the package graphql', () => {
  test('is tested with real documents', () => expect(documents.length).toBeGreaterThan(4))

  test.each(documents)('reads %s like the package does', (_, document) => {
    const all = parseAll(document).definitions
    const operations = all.filter(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
    )
    expect(parse(document).definitions).toEqual(
      operations.map(({ kind, operation, name }) => ({ kind, operation, name: { value: name?.value } })),
    )
  })

  test('throws for an unnamed operation', () => expect(() => parse('{ me { id } }')).toThrow(SyntaxError))
})
