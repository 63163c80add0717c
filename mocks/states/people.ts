import { slugify } from '../../src/lib/slug.ts'
import type { Database } from '../db/database.ts'
import { accountIdOf } from '../seed/instructors.ts'

export const dana = { name: 'Dana', surname: 'Reyes', email: 'dana@example.com' }
const robin = { name: 'Robin', surname: 'Vega', email: 'robin@example.com' }
/** People with their own name, by user ID. Everyone else is called Dana. */
const NAMES: Record<string, typeof dana> = { '103': robin }

type Values = { email?: string; password?: string; hasPaymentProcessorId?: boolean }

export function image(db: Database, id: string, ownerId: string, imageUrl = '/images/range.webp') {
  if (!db.image.get(id)) db.image.create({ id, ownerId, imageUrl, mediaType: 'image/webp' })
}

/** Sets up an instructor who can sign in, with an image and two reviews that average 4.5 stars. */
export function instructor(db: Database, id: string, values: Values = {}) {
  if (db.user.get(id)) return
  const { hasPaymentProcessorId = true, ...login } = values
  const person = { ...(NAMES[id] ?? dana), password: 'correct horse', ...login }
  user(db, id, person)
  image(db, '602', id, '/images/portrait.webp')
  db.instructor.create({
    id,
    accountId: accountIdOf(id),
    number: String(100_099 + Number(id)),
    firstName: person.name,
    lastName: person.surname,
    email: person.email,
    phone: '555-0100',
    slug: slugify(`${person.name} ${person.surname}`),
    address1: '12 Elm Street',
    city: 'Madison',
    state: 'WI',
    postalCode: '53703',
    lat: 43.0731,
    lng: -89.4012,
    biography: 'Teaches since 2009.',
    companyName: 'Reyes Defensive Training',
    imageIds: ['602'],
    cancellationPolicy: 'Cancel at least 48 hours before the class for a full refund.',
    hasPaymentProcessorId,
    paymentEnabled: hasPaymentProcessorId,
    ratingTotal: 9,
    reviewCount: 2,
  })
}

/** Sets up a person who can sign in and does not teach. */
export function user(db: Database, id: string, person: typeof dana & { password: string }) {
  if (db.user.get(id)) return
  db.user.create({
    id,
    memberNumber: 'M-1',
    subscriptionStatus: 'active',
    memberSince: '2020-01-01T00:00:00Z',
    ...person,
  })
}
