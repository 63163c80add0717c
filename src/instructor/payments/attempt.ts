// An attempt to connect a payment account: it begins with a random `state`, which the provider must send back. Without
// it, a link from someone else could connect their account to this instructor, and the payments would go to them.

export type Attempt = { state: string; userId: string; startedAt: number }
/** `own` may go on, once. `used`: its code has been sent before. `foreign`: it did not begin here, or too long ago. */
export type Verdict = 'own' | 'used' | 'foreign'

const LIFETIME = 10 * 60_000

/** Decides whether an answer belongs to the attempt of this tab. @param used the state that was used last in this browser */
export function verdictOn(
  answer: { state: string | null; userId: string; at: number },
  attempt: Attempt | undefined,
  used: string | null,
): Verdict {
  if (!answer.state) return 'foreign'
  if (answer.state === used) return 'used'
  const isOwn =
    attempt !== undefined &&
    attempt.state === answer.state &&
    attempt.userId === answer.userId &&
    answer.at - attempt.startedAt < LIFETIME
  return isOwn ? 'own' : 'foreign'
}

// The attempt belongs to its tab. A duplicated tab has a copy of it, so the browser remembers which one was used.
const ATTEMPT = 'connect.attempt'
const USED = 'connect.used'

function storedAttempt(): Attempt | undefined {
  const text = sessionStorage.getItem(ATTEMPT)
  try {
    // Nobody but `beginAttempt` writes it, and anything else has no `state` that could match.
    return text === null ? undefined : (JSON.parse(text) as Attempt)
  } catch {
    return undefined
  }
}

/** Begins an attempt and gives its state; undefined when this browser keeps nothing. */
export function beginAttempt(userId: string): string | undefined {
  const attempt: Attempt = { state: crypto.randomUUID(), userId, startedAt: Date.now() }
  try {
    sessionStorage.setItem(ATTEMPT, JSON.stringify(attempt))
    return attempt.state
  } catch {
    return undefined
  }
}

/** Judges an answer and ends the attempt. Only one caller gets `own`, in whatever tabs they are. */
export const takeAttempt = (state: string | null, userId: string): Promise<Verdict> =>
  navigator.locks.request('connect', () => {
    try {
      const answer = { state, userId, at: Date.now() }
      const verdict = verdictOn(answer, storedAttempt(), localStorage.getItem(USED))
      if (verdict === 'own' && state !== null) {
        localStorage.setItem(USED, state)
        sessionStorage.removeItem(ATTEMPT)
      }
      return verdict
    } catch {
      // Without storage no attempt can have begun here.
      return 'foreign'
    }
  })
