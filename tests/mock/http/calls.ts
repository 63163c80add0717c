// Calls to the mock over HTTP, for badly behaved clients.
import { PEOPLE, type Role } from '../../../mocks/seed/people.ts'
import { NOW, tokenOf } from '../../support/use-mock.ts'

export const now = () => NOW
export const { id: INSTRUCTOR } = PEOPLE.instructor
/** An empty class with 12 seats, and one of six with the same teachers and a co-instructor. */
export const EMPTY = `o-${INSTRUCTOR}-0-4`
export const CO_TAUGHT = `o-${INSTRUCTOR}-0-7`
export const person = {
  occurrenceId: EMPTY,
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.com',
  isManualRegistrant: true,
}
export type Reply = { status: number; text: string }

export const headersOf = (role: Role = 'instructor') => ({
  'Auth-Token': tokenOf(role),
  'content-type': 'application/json',
})

/** Calls over HTTP as a person. The body is JSON unless stated otherwise. */
export async function call(
  origin: string,
  path: string,
  init: RequestInit = {},
  as: Role = 'instructor',
): Promise<Reply> {
  const headers = new Headers(headersOf(as))
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
  const response = await fetch(`${origin}/api/training/${path}`, { ...init, headers })
  return { status: response.status, text: await response.text() }
}

/** Adds the person, or sends whatever else the request says. */
export const send = (origin: string, init: RequestInit = {}, as?: Role) =>
  call(origin, 'registrants', { method: 'POST', body: JSON.stringify(person), ...init }, as)

/**
 * Adds the person with other values.
 * @param key idempotency key of the call
 */
export const add = (origin: string, values: object = {}, key?: string, as?: Role) =>
  send(
    origin,
    {
      body: JSON.stringify({ ...person, ...values }),
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    },
    as,
  )

export const errorsOf = ({ text }: Reply) => (JSON.parse(text) as { errors: { message: string }[] }).errors

export async function seatsOf(origin: string, occurrence = EMPTY) {
  const { text } = await call(origin, `occurrences/${occurrence}`)
  return (JSON.parse(text) as { data: { attributes: { numberOfRegistrants: number } } }).data.attributes
    .numberOfRegistrants
}

export async function rosterOf(origin: string, occurrence = EMPTY) {
  const { text } = await call(origin, `occurrences/${occurrence}/registrants`)
  return (JSON.parse(text) as { data: { id: string }[] }).data
}

export const statusesOf = (replies: Reply[], status: number) =>
  replies.filter((reply) => reply.status === status)
