import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { InstructorAttributes } from '../../api/generated/training.types.ts'
import { mapHref } from '../../lib/contact-href.ts'
import { PAYMENT_LABELS, paymentStateOf } from '../../domain/payment-state.ts'
import { capitalized, plural } from '../../lib/words.ts'
import { paths } from '../../paths.ts'
import { ExternalLink } from '../../ui/links/ExternalLink.tsx'
import css from './AccountPage.module.css'

const rolesOf = ({ isRangePartner, trainingCounselor }: InstructorAttributes) => [
  'Instructor',
  ...(isRangePartner ? ['range partner'] : []),
  ...(trainingCounselor ? ['training counselor'] : []),
]

/** Facts that the instructor cannot edit here: number, status, roles, rating, payments and map location. */
export function AccountFacts({ account }: { account: InstructorAttributes }) {
  const { number, status, averageReviewRating, totalReviewCount, lat, lng } = account
  const facts: [string, ReactNode][] = [
    ['Instructor number', number],
    ['Status', capitalized(status)],
    ['Role', rolesOf(account).join(', ')],
    [
      'Reviews',
      totalReviewCount ? `${averageReviewRating} of 5, ${plural(totalReviewCount, 'review')}` : 'None yet',
    ],
    [
      'Payments',
      <Anchor key="payments" component={Link} to={paths.payments()} className={css['tall'] ?? ''}>
        {PAYMENT_LABELS[paymentStateOf(account)]}
      </Anchor>,
    ],
    [
      'Map location',
      lat === null || lng === null ? (
        'Not known yet'
      ) : (
        <ExternalLink key="map" href={mapHref(`${lat},${lng}`)} className={css['tall'] ?? ''}>
          Show on a map
        </ExternalLink>
      ),
    ],
  ]
  return (
    <dl className={css['facts']}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
