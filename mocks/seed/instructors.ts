import { slugify } from '../../src/lib/slug.ts'
import { defaults, type Row } from '../db/rows.ts'
import { courseIds, POLICY, venueOf } from './courses.ts'
import type { Person } from './people.ts'
import { portraitRows } from './portraits.ts'
import { between, pick, random } from './random.ts'
import { ratingOf } from './reviews.ts'

const BIOGRAPHIES = [
  'Teaches safe habits before fast ones. Twenty years on ranges, and still a student.',
  'Former paramedic who believes that the best fight is the one you walked away from.',
  'Small classes, many questions, no shouting.',
  'Started teaching after her own first class, where she was the only woman. Half of her students now come with a friend.',
  'Retired state trooper. Explains the law with cases from the county you live in, and stays until the last question is answered.',
  'Competes on weekends, teaches beginners during the week, and thinks that the second is harder.',
  '',
]

export const accountIdOf = (instructorId: string) => `acc-${instructorId}`

/** The profile of a seeded instructor, who lives near the venue of their first course. */
export function instructorRow(p: Person & { number: string }): Row<'instructor'> {
  const next = random(`profile of ${p.id}`)
  const { city, state, postalCode, lat, lng } = venueOf(`c-${p.id}-0`)
  return {
    ...defaults.instructor,
    id: p.id,
    accountId: accountIdOf(p.id),
    number: p.number,
    firstName: p.name,
    lastName: p.surname,
    email: p.email,
    phone: `(555) 01${between(next, 0, 9)}-${between(next, 1000, 9999)}`,
    slug: slugify(`${p.name} ${p.surname}`),
    isRangePartner: p.isRangePartner ?? false,
    address1: `${between(next, 1, 900)} Elm Street`,
    city,
    state,
    postalCode,
    lat,
    lng,
    imageIds: portraitRows(p).map(({ id }) => id),
    biography: pick(next, BIOGRAPHIES),
    companyName: next() < 0.4 ? `${p.surname} Defensive Training` : '',
    trainingCounselor: next() < 0.1,
    cancellationPolicy: POLICY,
    hasPaymentProcessorId: p.payments !== undefined,
    paymentEnabled: p.payments === 'ready',
    ...ratingOf(courseIds(p)),
  }
}
