import { http, type HttpHandler, HttpResponse } from 'msw'
import type { Backend, World } from '../backend.ts'
import { courseIdOf } from '../db/indexes.ts'
import type { Row } from '../db/rows.ts'
import { send } from '../outbox.ts'
import { receive } from '../receive.ts'
import { conflict, invalid, notFound, Refusal } from '../refusal.ts'
import { isPast } from '../rules/occurrence.ts'
import { register } from '../training/roster.ts'

/** The data that the checkout page sends. */
export type Registration = {
  occurrenceId: string
  firstName: string
  lastName: string
  email: string
  phone: string
}
/** The email that a real checkout would send to the student. */
export type Confirmation = { subject: string; text: string }

const LONGEST = 254

/** Reads the fields of a registration. This call is not in our contracts, so nothing else has checked them. */
function registrationIn(body: unknown): Registration {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const textOf = (name: keyof Registration, isRequired = true) => {
    const text = typeof fields[name] === 'string' ? fields[name].trim() : ''
    if (text.length > LONGEST || (isRequired && !text)) throw invalid('Required', name)
    return text
  }
  const email = textOf('email')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw invalid('Invalid email address', 'email')
  return {
    occurrenceId: textOf('occurrenceId'),
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email,
    phone: textOf('phone', false),
  }
}

/** The link with which a student reviews a class (spec §2). The ID of the registrant keeps the link secret. */
const reviewLink = (origin: string, { id, occurrenceId }: Row<'registrant'>) =>
  `${origin}/review-class?${new URLSearchParams({ oid: occurrenceId, rid: id }).toString()}`

function confirmationOf(registrant: Row<'registrant'>, course: Row<'course'>, origin: string): Confirmation {
  const { name, city, state } = course.location
  return {
    subject: `You are registered: ${course.name}`,
    text: [
      `Hello ${registrant.firstName}, we look forward to seeing you at ${name}, ${city}, ${state}.`,
      `After the class, tell others how it was: ${reviewLink(origin, registrant)}`,
    ].join('\n'),
  }
}

/** Registers a person for a class and sends the confirmation, as the real checkout does after a payment. */
function checkOut(courseId: string, person: Registration, { db }: World, now: number, origin: string) {
  const { occurrenceId, phone, ...student } = person
  const occurrence = db.occurrence.get(occurrenceId)
  const course = db.course.get(courseId)
  if (!course || !occurrence || courseIdOf(occurrence) !== courseId) throw notFound()
  if (isPast(occurrence, now)) throw conflict('This class is over.')
  const registrant = register(
    occurrence,
    {
      ...student,
      phone: phone || null,
      ...(course.price > 0 && { chargeId: `ch_${crypto.randomUUID()}` }),
      isManualRegistrant: false,
    },
    { db, now },
  )
  const confirmation = confirmationOf(registrant, course, origin)
  const at = new Date(now).toISOString()
  send({ db }, { kind: 'registration', to: student.email, ...confirmation, at })
  return confirmation
}

/** The service that the checkout page calls. Scenarios can make it fail: `checkout:500`. */
export const serveCheckout = (backend: Backend): HttpHandler =>
  http.post('*/register/:slug/:id', ({ request, params }) =>
    receive(backend, request, 'checkout', async ({ world, now }) => {
      try {
        const person = registrationIn(await request.json().catch(() => undefined))
        const { origin } = new URL(request.url)
        const confirmation = world.db.journal.atomic(() =>
          checkOut(String(params['id']), person, world, now, origin),
        )
        return HttpResponse.json(confirmation, { status: 201 })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return HttpResponse.json(error.document, { status: error.status })
      }
    }),
  )
