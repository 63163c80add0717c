import type { GraphQLError } from 'graphql'
import type {
  AuthenticateIdentityMutation,
  AuthenticateIdentityMutationVariables,
  CreateIdentityVerificationMutation,
  CreateIdentityVerificationMutationVariables,
  CreateUserIdentityMutation,
  CreateUserIdentityMutationVariables,
  MeQuery,
  QualificationProgressQuery,
  VerifyIdentityVerificationMutation,
  VerifyIdentityVerificationMutationVariables,
} from '../../src/api/generated/mesh.types.ts'
import type { Database } from '../db/database.ts'
import type { Actor } from '../handler.ts'

type Answers = MeQuery &
  QualificationProgressQuery &
  AuthenticateIdentityMutation &
  CreateUserIdentityMutation &
  CreateIdentityVerificationMutation &
  VerifyIdentityVerificationMutation
type Arguments = {
  authenticateIdentity: AuthenticateIdentityMutationVariables
  createUserIdentity: CreateUserIdentityMutationVariables
  createIdentityVerification: CreateIdentityVerificationMutationVariables
  verifyIdentityVerification: VerifyIdentityVerificationMutationVariables
}

export type MeshContext = {
  db: Database
  /** The beginning of the world, in milliseconds. */
  epoch: number
  now: number
  /** Undefined for an anonymous call without a valid token. */
  actor: Actor | undefined
}

export type RootField = keyof Answers

/**
 * Answers one root field. To refuse, it either throws a refusal and its writes are undone, or returns one and its
 * writes are kept: a failed attempt still counts.
 */
export type Resolver<F extends RootField> = (
  args: F extends keyof Arguments ? Arguments[F] : unknown,
  context: MeshContext,
) => Answers[F] | GraphQLError

/** The caller's user ID. Throws if the contract lets anyone call. */
export function userIdOf({ actor }: MeshContext): string {
  if (!actor) throw new Error('the contract says that anyone may call this')
  return actor.userId
}
