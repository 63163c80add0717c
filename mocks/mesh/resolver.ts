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
  /** Undefined where anyone may call, and did without a valid token. */
  actor: Actor | undefined
}

export type RootField = keyof Answers

/**
 * Answers one root field. To say no it throws a refusal, and nothing of what it wrote stays; or it returns one, and
 * what it wrote stays: an attempt counts although it fails.
 */
export type Resolver<F extends RootField> = (
  args: F extends keyof Arguments ? Arguments[F] : unknown,
  context: MeshContext,
) => Answers[F] | GraphQLError

/** The user id of the caller. Throws where the contract lets anyone call. */
export function userIdOf({ actor }: MeshContext): string {
  if (!actor) throw new Error('the contract says that anyone may call this')
  return actor.userId
}
