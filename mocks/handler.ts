import type { Answer, Args, OperationId } from '../src/api/generated/training.types.ts'
import type { Database } from './db/database.ts'

/** The caller, as identified by the token. */
export type Actor = { userId: string; isInstructor: boolean }

export type Context = {
  db: Database
  /** Undefined for a call without a token. */
  actor: Actor | undefined
  /** Milliseconds. */
  now: number
  /** The origin of the request URL. */
  origin: string
}

/**
 * Answers one operation. Its arguments are checked against the contract before the call, its answer after it. To refuse
 * a call it throws a Refusal, and everything it wrote is undone.
 */
type Handler<Id extends OperationId> = (args: Args<Id>, context: Context) => Answer<Id>

/** A handler of any contract, as the server calls it. What its types promise is checked against the contract. */
export type AnyHandler = (args: never, context: Context) => unknown

/** One handler per operation of the contract: a new operation is a type error until it has a handler. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
