import type { Caller } from '../../contracts/reader/directives.ts'
import type { Actor } from '../handler.ts'
import type { Received } from '../receive.ts'
import { Refusal } from '../refusal.ts'
import { refuse } from './refuse.ts'

/** The caller of a root field if @access lets them in. A missing token is refused like a stale one. */
export function actorFor(access: Caller, { actor }: Pick<Received, 'actor'>): Actor | undefined {
  const caller = validOnly(actor)
  if (access === 'anonymous') return caller
  if (!caller) throw refuse('UNAUTHENTICATED')
  if (access === 'instructor' && !caller.isInstructor) throw refuse('FORBIDDEN')
  return caller
}

function validOnly(actor: Received['actor']): Actor | undefined {
  try {
    return actor()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
