import { beforeAll, describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '../../contracts/reader/openapi.ts'
import { type Change, sorted } from '../../tools/contracts/diff/change.ts'
import { restChanges } from '../../tools/contracts/diff/rest.ts'
import { CASES } from './diff-cases.ts'
import { answer, body, object, text } from './diff-fragments.ts'

const idOf = (index: number) => `case${index}`
const shell = (paths: object, components: object = {}) =>
  ({
    openapi: '3.1.1',
    info: { title: 'Cases', version: '1.0.0' },
    security: [{ token: [] }],
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'T' } }, ...components },
    // The operations have only what the comparison reads.
  }) as unknown as OpenApiDocument
const documentOf = (side: 'before' | 'after') =>
  // Each path stays on both sides by another operation, or the one that is gone would pass for the new one, renamed.
  shell(
    Object.fromEntries(
      CASES.map(([, { [side]: operation }], i) => [
        `/case/${i}`,
        {
          get: { operationId: `stays${i}`, tags: ['A'], ...answer(text) },
          ...(operation && { post: { operationId: idOf(i), tags: ['A'], ...answer(text), ...operation } }),
        },
      ]),
    ),
  )

describe('REST', () => {
  let changes: Change[] = []
  // One comparison covers all cases, each in its own path, because a process per case would take half a minute.
  beforeAll(async () => {
    changes = await restChanges(documentOf('before'), documentOf('after'))
  })
  const changesOf = (id: string) => sorted(changes.filter(({ operations }) => operations.includes(id)))

  test.each(CASES.map(([rule, , impact, id], i) => ({ rule, impact, id, operation: idOf(i) })))(
    '$rule: $impact',
    ({ operation, impact, id }) => {
      const [first] = changesOf(operation)
      expect(first?.impact).toBe(impact)
      if (id !== undefined) expect(first?.rule?.id).toBe(id)
    },
  )

  test('a case has one change, and says what and where', () => {
    const said = CASES.flatMap(([rule], i) =>
      changesOf(idOf(i)).map(({ where, what }) => `${rule} | ${where.replace(idOf(i), 'it')}: ${what}`),
    )
    expect(said.length).toBe(CASES.length)
    for (const line of [
      'who may call is fewer | it: closed: anonymous → owner',
      'a call needs a token | it: closed: may no longer be called without a token',
      'an answer lacks a value | it, response 200: kind: the value b was removed',
      'a request needs a new property | it, request: note: was added and is required',
      'a parameter is needed | it, query parameter filter: became required',
      'an answer may be null | it, response 200: name: type: string → string | null',
      'an example has another value | it, response 200: example ana: name: Ana → Bea',
      'an answer may lack a header | it, response 200: headers.ETag: became optional',
      'nobody knows the caller | it: changed: owner → admin',
    ])
      expect(said).toContain(line)
  })

  test('a document that cannot be read is no result', () =>
    expect(restChanges(shell({}), { paths: {}, components: {} })).rejects.toThrow('could not compare'))
})

describe('a shared component', () => {
  const read = { $ref: '#/components/schemas/Person' }
  const paths = Object.fromEntries(
    ['a', 'b', 'c'].map((id) => [
      `/${id}`,
      {
        post: {
          operationId: id,
          tags: ['A'],
          ...answer(id === 'c' ? text : read),
          ...(id === 'c' && body(read)),
        },
      },
    ]),
  )
  const withName = (name: object) => shell(paths, { schemas: { Person: object({ name }) } })

  test('is one change that names every operation, and another one for what it is in requests', async () => {
    const changes = await restChanges(
      withName({ ...text, maxLength: 9 }),
      withName({ ...text, maxLength: 5 }),
    )
    expect(changes).toEqual([
      {
        impact: 'minor',
        operations: ['a', 'b'],
        where: 'Person.name in responses',
        what: 'maxLength: 9 → 5',
      },
      {
        impact: 'major',
        operations: ['c'],
        where: 'c, request: name',
        what: 'maxLength: 9 → 5',
        rule: { level: 'error', id: 'request-property-max-length-decreased' },
      },
    ])
  })

  test('an example that several operations show is one change for each value', async () => {
    const example = (value: object) => ({ components: { examples: { ana: { value } } } })
    const shows = {
      '200': {
        description: 'It is so.',
        content: {
          'application/json': { schema: text, examples: { ana: { $ref: '#/components/examples/ana' } } },
        },
      },
    }
    const shown = Object.fromEntries(
      ['a', 'b'].map((id) => [`/${id}`, { post: { operationId: id, tags: ['A'], responses: shows } }]),
    )
    const withExample = (value: object) => shell(shown, example(value).components)
    const changes = await restChanges(
      withExample({ data: [{ id: '1', note: null }] }),
      withExample({ data: [{ id: '1', note: 'Left-handed' }, 2] }),
    )
    const change = { impact: 'example', operations: ['a', 'b'], where: 'ana' }
    expect(changes).toEqual([
      { ...change, what: 'data[0].note: null → Left-handed' },
      { ...change, what: 'data[1]: none → 2' },
    ])
  })
})

describe('the document', () => {
  const paths = { '/a': { get: { operationId: 'a', tags: ['A'], ...answer(text) } } }
  test('another address breaks nobody', async () => {
    const at = (url: string) => ({ ...shell(paths), servers: [{ url }] })
    expect(await restChanges(at('https://a.example'), at('https://b.example'))).toEqual([
      { impact: 'patch', operations: [], where: 'servers', what: 'https://a.example → https://b.example' },
    ])
  })

  test('another header for the token is a change of access, for each call that takes one', async () => {
    const named = (name: string) => {
      const document = shell(paths)
      return {
        ...document,
        components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name } } },
      }
    }
    expect(await restChanges(named('T'), named('U'))).toEqual([
      { impact: 'access', operations: ['a'], where: 'security scheme token', what: 'name: T → U' },
    ])
  })
})
