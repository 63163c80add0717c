import { useState } from 'react'
import type { MutationId } from '../../../api/operation-ids.ts'
import type { QueueState } from './send-queue.ts'
import { type Outcome, useQueue } from './useQueue.ts'

/** A person in a list: a registrant of a class, or a student. */
export type Person = { id: string; attributes: { firstName: string; lastName: string } }
export type Line<One extends Person> = { person: One; outcome: Outcome }

type ManyOptions<One> = {
  /** What the calls make stale. */
  change: MutationId
  call: (person: One) => Promise<unknown>
  /** Before another try: those who still need it. Calls whose answer was lost, and other hands, may have done it. */
  stillLeft?: (left: readonly One[]) => Promise<readonly One[]>
}

/** Does the same to many people, with an outcome for each. What failed can be tried again. */
export function useMany<One extends Person>({ change, call, stillLeft }: ManyOptions<One>) {
  const [lines, setLines] = useState<readonly Line<One>[]>([])
  const [state, setState] = useState<QueueState>()
  const set = (people: readonly One[], outcome: Outcome) => {
    const ids = new Set(people.map(({ id }) => id))
    setLines((before) => before.map((line) => (ids.has(line.person.id) ? { ...line, outcome } : line)))
  }
  const queue = useQueue<One>({
    change,
    call,
    report: (person, outcome) => set([person], outcome),
    onState: setState,
  })
  const left = lines.filter(({ outcome }) => outcome.state !== 'done').map(({ person }) => person)
  const having = (wanted: Outcome['state']) => lines.filter(({ outcome }) => outcome.state === wanted)
  return {
    ...queue,
    lines,
    failed: having('failed'),
    done: having('done').map(({ person }) => person),
    left,
    state,
    isSending: () => state !== undefined && state !== 'done',
    start(people: readonly One[]) {
      setLines(people.map((person) => ({ person, outcome: { state: 'here' } })))
      queue.start(people)
    },
    async retry() {
      const there = (await stillLeft?.(left)) ?? left
      set(
        left.filter((one) => !there.includes(one)),
        { state: 'done' },
      )
      set(there, { state: 'here' })
      queue.start(there)
    },
  }
}

export type Many<One extends Person> = ReturnType<typeof useMany<One>>

/** The button of another try for those who are left. */
export const tryAgainLabel = ({ left }: Pick<Many<Person>, 'left'>) =>
  `Try ${left.length === 1 ? 'this one' : `these ${left.length}`} again`
