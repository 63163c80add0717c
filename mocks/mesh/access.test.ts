import { buildSchema, GraphQLError } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import bundle from '../../contracts/bundled/mesh.json' with { type: 'json' }
import { accessOf, type Caller, rootFields, servedAt, throwsOf } from '../../contracts/reader/directives.ts'
import { emptyWorld } from '../backend.ts'
import type { Received } from '../receive.ts'
import { invalidToken } from '../refusal.ts'
import { actorFor } from './access.ts'
import { answering } from './execute.ts'
import { refuse } from './refuse.ts'

const instructor = { userId: 'u-1', isInstructor: true }
const student = { userId: 'u-2', isInstructor: false }
const nobody: Received['actor'] = () => undefined
const someone: Received['actor'] = () => student
const stale: Received['actor'] = () => {
  throw invalidToken()
}

describe('who may call', () => {
  test.each([
    ['anonymous', 'nobody', nobody, undefined],
    ['anonymous', 'a stale token', stale, undefined],
    ['anonymous', 'a student', someone, student],
    ['signed-in', 'nobody', nobody, 'UNAUTHENTICATED'],
    ['signed-in', 'a stale token', stale, 'UNAUTHENTICATED'],
    ['signed-in', 'a student', someone, student],
    ['instructor', 'nobody', nobody, 'UNAUTHENTICATED'],
    ['instructor', 'a stale token', stale, 'UNAUTHENTICATED'],
    ['instructor', 'a student', someone, 'FORBIDDEN'],
    ['instructor', 'an instructor', () => instructor, instructor],
  ] satisfies [Caller, string, Received['actor'], unknown][])('%s: %s', (access, _, actor, outcome) => {
    const call = () => actorFor(access, { actor })
    if (typeof outcome !== 'string') return expect(call()).toBe(outcome)
    expect(call).toThrow(expect.objectContaining({ extensions: expect.objectContaining({ code: outcome }) }))
  })

  test('an error in the mock is not mistaken for a missing token', () => {
    const broken = () => {
      throw new TypeError('broken')
    }
    expect(() => actorFor('anonymous', { actor: broken })).toThrow('broken')
  })
})

describe('the contract', () => {
  test.each(rootFields(buildSchema(bundle.sdl)))(
    '$name declares who may call it, where, and how it refuses',
    (field) => {
      const access = accessOf(field)
      expect(servedAt(field).length).toBeGreaterThan(0)
      expect(throwsOf(field).includes('UNAUTHENTICATED')).toBe(access !== 'anonymous')
      expect(throwsOf(field).includes('FORBIDDEN')).toBe(access === 'instructor')
    },
  )

  test.each(['', '@access(who: "everyone")'])('a root field with %j is refused', (directive) => {
    const sdl = `directive @access(who: String!) on FIELD_DEFINITION type Query { now: Int! ${directive} }`
    const [field] = rootFields(buildSchema(sdl))
    expect(() => field && accessOf(field)).toThrow('now has no valid @access')
  })
})

describe('a root field', () => {
  const sdl = `
    directive @access(who: String!) on FIELD_DEFINITION
    directive @throws(code: String!) repeatable on FIELD_DEFINITION
    type Query { now: Int! @access(who: "anonymous") @throws(code: "BAD_CODE") }`
  const [field] = rootFields(buildSchema(sdl))
  if (!field) throw new Error('the schema has no field')
  const world = emptyWorld(0)
  const received = { world, now: 0, actor: () => undefined }
  const writing = (outcome: () => unknown) =>
    answering(field, (_: never, { db }) => {
      db.attempt.create({})
      return outcome()
    })
  const rows = () => world.db.tables.attempt.size

  test('undoes its writes when it throws and keeps them when it returns a refusal', () => {
    const thrown = writing(() => {
      throw refuse('BAD_CODE')
    })
    expect(() => thrown({}, received)).toThrow('Wrong code.')
    expect(rows()).toBe(0)
    expect(writing(() => refuse('BAD_CODE'))({}, received)).toBeInstanceOf(GraphQLError)
    expect(rows()).toBe(1)
  })

  test.each([
    ['a code that is not documented', refuse('EMAIL_TAKEN')],
    ['a fault', new TypeError('broken')],
  ])('fails loudly for %s', (_, error) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const result = writing(() => error)({}, received)
    expect(result).toMatchObject({ message: expect.stringContaining('the mock breaks the contract: now') })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})
