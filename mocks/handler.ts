import type { Answer, Args, OperationId } from '../src/api/generated/training.types.ts'
import type { Database } from './db/database.ts'

/** Who calls, by the token. */
export type Actor = { userId: string; isInstructor: boolean }

export type Context = {
  db: Database
  /** Undefined for a call without a token. */
  actor: Actor | undefined
  /** Milliseconds. */
  now: number
  /** Where the call came in. */
  origin: string
}

/**
 * Answers one operation. Its arguments are read and checked against the contract before, its answer after; it throws a
 * Refusal to say no, and then nothing of what it wrote stays.
 */
export type Handler<Id extends OperationId> = (args: Args<Id>, context: Context) => Answer<Id>

/** A handler of any contract, as it is called: what its types promise is checked against the contract. */
export type AnyHandler = (args: never, context: Context) => unknown

/** One handler for every operation of the contract: a new operation is a type error until it is answered. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
