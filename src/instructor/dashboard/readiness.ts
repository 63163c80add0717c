import type { Answer } from '../../api/generated/training.types.ts'
import { one } from '../../api/resource.ts'
import { mustAccept } from '../../domain/agreements.ts'
import { paymentStateOf } from '../../domain/payment-state.ts'
import { plural } from '../../lib/words.ts'
import { formatMoment } from '../../lib/venue-time.ts'
import { paths } from '../../paths.ts'

const DAY = 86_400_000
/** How long before and after its end a certification is mentioned. */
const AHEAD = 60 * DAY
const AFTER = 30 * DAY

/** Something that an instructor lacks before teaching, and the page that fixes it. */
export type Obstacle = { id: string; title: string; text: string; to: string; action: string }

type Known = {
  agreements: Answer<'listAgreements'>
  certifications: Answer<'listCertifications'>
  account: Answer<'getInstructor'>
}

/** By the state of the payment account. An account that the provider is still checking cannot be connected again. */
const PAYMENTS = {
  'not-connected': {
    title: 'Connect a payment account',
    text: 'Until then, students cannot pay you online.',
    action: 'Connect',
  },
  'not-enabled': {
    title: 'Your payment account is still being checked',
    text: 'Until the provider has checked it, students cannot pay you online.',
    action: 'See payments',
  },
}

/** What an instructor lacks before teaching, the most serious first. @param now in milliseconds */
export function obstacles({ agreements, certifications, account }: Known, now: number): Obstacle[] {
  const state = paymentStateOf(account.data.attributes)
  return [
    ...(mustAccept(agreements)
      ? [
          {
            id: 'agreements',
            title: 'Accept the agreements of this year',
            text: `${plural(agreements.included.length, 'document')} to read and accept.`,
            to: paths.acceptAgreements(),
            action: 'Read and accept',
          },
        ]
      : []),
    ...endingCertifications(certifications, now),
    ...(state === 'ready' ? [] : [{ id: 'payments', to: paths.payments(), ...PAYMENTS[state] }]),
  ]
}

function endingCertifications(list: Known['certifications'], now: number): Obstacle[] {
  const obstacle = { to: paths.certifications(), action: 'See certifications' }
  const held = list.data.map(({ id, attributes, relationships }) => ({
    id,
    name: one(list, relationships.curriculum)?.attributes.name ?? 'A certification',
    isActive: attributes.status === 'active',
    // Whichever comes first: the end of the certification, or of the term that has to be renewed.
    end: Math.min(
      ...[attributes.expiresAt, attributes.activeEndDate].flatMap((iso) => (iso ? [Date.parse(iso)] : [])),
    ),
  }))
  if (!held.some(({ isActive }) => isActive))
    return [
      {
        ...obstacle,
        id: 'certifications',
        title: 'You have no active certification',
        text: 'Without one, you cannot offer courses.',
      },
    ]
  return held
    .filter(({ end }) => end - now <= AHEAD && now - end <= AFTER)
    .toSorted((a, b) => a.end - b.end)
    .map(({ id, name, end }) => ({
      ...obstacle,
      id,
      title: `${name} ${end <= now ? 'has ended' : 'ends soon'}`,
      text: `The certification ${end <= now ? 'ended' : 'ends'} on ${formatMoment(new Date(end).toISOString())}.`,
    }))
}
