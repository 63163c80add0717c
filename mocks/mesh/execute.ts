import { execute, GraphQLError, type GraphQLField, parse, validate } from 'graphql'
import { accessOf, servedAt, throwsOf } from '../../contracts/reader/directives.ts'
import type { Received } from '../receive.ts'
import { actorFor } from './access.ts'
import { authenticateIdentity, createUserIdentity } from './identity.ts'
import { me } from './me.ts'
import { qualificationProgress } from './progress.ts'
import type { MeshContext, Resolver, RootField } from './resolver.ts'
import { fields, schema } from './schema.ts'
import { createIdentityVerification, verifyIdentityVerification } from './verification.ts'

/** One resolver per root field: a new field is a type error until it has one. */
const resolvers: { [F in RootField]: Resolver<F> } = {
  me,
  qualificationProgress,
  authenticateIdentity,
  createUserIdentity,
  createIdentityVerification,
  verifyIdentityVerification,
}

type Answer = (args: object, received: Received) => unknown

/** Wraps a root field with the rules of its contract: who may call it, all or nothing, and no undocumented error. */
export function answering(
  field: GraphQLField<unknown, unknown>,
  resolve: (args: never, context: MeshContext) => unknown,
): Answer {
  const access = accessOf(field)
  const documented = throwsOf(field)
  const known = (error: unknown) => {
    const code = error instanceof GraphQLError ? error.extensions['code'] : undefined
    if (typeof code === 'string' && documented.includes(code)) return error
    console.error(`mock: ${field.name}`, error)
    return new Error(`the mock breaks the contract: ${field.name} ${String(error)}`)
  }
  return (args, received) => {
    const { world, now } = received
    const { db, epoch } = world
    try {
      const actor = actorFor(access, received)
      const result = db.journal.atomic(() => resolve(args as never, { db, epoch, now, actor }))
      return result instanceof Error ? known(result) : result
    } catch (error) {
      throw known(error)
    }
  }
}

/** The resolvers of the root fields that a path serves. */
export const rootAt = (path: string): object =>
  Object.fromEntries(
    fields
      .filter((field) => servedAt(field).includes(path))
      .map((field) => [field.name, answering(field, resolvers[field.name as RootField])]),
  )

export type Call = {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
}

/** Far more than any of our operations needs. A flood of aliases is refused before it is executed. */
const MAX_TOKENS = 1000

export function run({ query, variables, operationName }: Call, rootValue: object, contextValue: Received) {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS })
    const errors = validate(schema, document)
    if (errors.length) return { errors }
    return execute({ schema, document, rootValue, contextValue, variableValues: variables, operationName })
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
}
