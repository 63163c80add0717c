import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText, toApiError } from '../../../api/errors.ts'
import { useCreateRegistrant } from '../../../api/generated/training.hooks.ts'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { sendOnce } from '../../../api/send-once.ts'
import { emptyPerson, personBody, type PersonValues } from '../../../domain/person.ts'
import { seatsNeeded } from '../../../domain/seats.ts'
import type { Draft } from '../../../ui/form/drafts.ts'
import { fitting } from '../../../ui/form/fitting.ts'
import { OwnDraft } from '../../../ui/form/own-draft.ts'
import { noteWalkIn } from '../attendance/attendance.ts'
import { useRaiseSeats } from '../../shared/useSeats.ts'

/** Somebody whom the form has let go of. `unknown`: no answer arrived, so the server may have added them. */
export type WalkIn = {
  id: number
  person: PersonValues
  state: 'adding' | 'added' | 'failed' | 'unknown'
  message?: string
}

/** It needs somebody to decide. */
export const isUnsent = ({ state }: WalkIn) => state === 'failed' || state === 'unknown'
const isOpen = ({ state }: WalkIn) => state !== 'added'

/** Those whom an earlier visit to the form did not see added. */
const peopleIn = ({ values: { people } }: Draft, from: number): WalkIn[] =>
  (Array.isArray(people) ? people : []).map((person, i) => ({
    id: from + i,
    // An older release may have kept anything.
    person: { ...emptyPerson, ...fitting({ ...(person as object) }, emptyPerson) },
    state: 'unknown',
  }))

/**
 * Adds students behind the form, one after the other, so that the next one can be typed meanwhile. Each has an outcome of
 * its own. Who is not added stays, in this browser too, until tried again or taken back.
 */
export function useWalkIns(occurrence: OccurrenceResource, onAllAdded: () => void) {
  const { id: occurrenceId, attributes } = occurrence
  const [own] = useState(() => new OwnDraft(`registrant.unsent.${occurrenceId}`))
  const [people, setPeople] = useState<readonly WalkIn[]>([])
  // Not React state: answers arrive between renders.
  const now = useRef(people)
  const queue = useRef(Promise.resolve())
  const { mutateAsync } = useCreateRegistrant({ onSuccess: ({ data }) => noteWalkIn(occurrence, data.id) })
  const { raise } = useRaiseSeats(occurrenceId)

  const nextId = () => Math.max(-1, ...now.current.map(({ id }) => id)) + 1
  const become = (next: readonly WalkIn[]) => {
    now.current = next
    setPeople(next)
    const open = next.filter(isOpen)
    if (open.length) own.write({ people: open.map(({ person }) => person) })
    else own.remove()
  }
  const goOnWith = useEffectEvent((draft: Draft) => become([...now.current, ...peopleIn(draft, nextId())]))
  useEffect(() => {
    let isHere = true
    void own.takeUp().then((draft) => draft && isHere && goOnWith(draft))
    return () => void (isHere = false)
  }, [own])
  const change = (id: number, outcome: Omit<WalkIn, 'id' | 'person'>) =>
    become(now.current.map((one) => (one.id === id ? { id, person: one.person, ...outcome } : one)))
  /** Students on their way need seats, too. */
  const needed = () =>
    seatsNeeded(attributes, 1 + now.current.filter(({ state }) => state === 'adding').length)

  const send = async ({ id, person }: WalkIn, seats: number | undefined) => {
    const body = { occurrenceId, ...personBody(person), isManualRegistrant: true as const }
    try {
      // Who had no answer may have the last seat already. If not, the server says that the class is full.
      if (seats !== undefined && !own.keys.isOpen(body)) await raise(seats)
      await sendOnce(own.keys, body, (idempotencyKey) => mutateAsync({ body, idempotencyKey }))
      change(id, { state: 'added' })
    } catch (cause) {
      const state = own.keys.isOpen(body) ? 'unknown' : 'failed'
      change(id, { state, message: failureText(toApiError(cause)) })
    }
    if (!now.current.some(isOpen)) onAllAdded()
  }
  const enqueue = (one: WalkIn, seats: number | undefined) => {
    queue.current = queue.current.then(() => send(one, seats))
  }
  const drop = (id: number) => become(now.current.filter((one) => one.id !== id))

  return {
    /** Those who are not added, and the last one who is. */
    shown: people.filter((one) => isOpen(one) || one === people.findLast(({ state }) => state === 'added')),
    hasAdded: people.some(({ state }) => state === 'added'),
    needed: seatsNeeded(attributes, 1 + people.filter(({ state }) => state === 'adding').length),
    isSending: () => now.current.some(({ state }) => state === 'adding'),
    hasUnsent: () => now.current.some(isUnsent),
    keys: own.keys,
    add(person: PersonValues) {
      const seats = needed()
      const one: WalkIn = {
        id: nextId(),
        person,
        state: 'adding',
      }
      become([...now.current, one])
      enqueue(one, seats)
    },
    retry(one: WalkIn) {
      const seats = needed()
      change(one.id, { state: 'adding' })
      enqueue(one, seats)
    },
    /** Takes somebody back, to be corrected or not to be added. */
    drop,
    discard: () => become(now.current.filter((one) => !isUnsent(one))),
  }
}

export type WalkIns = ReturnType<typeof useWalkIns>
