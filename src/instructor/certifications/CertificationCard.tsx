import { Group, Progress, Text } from '@mantine/core'
import type { CertificationResource, CurriculumResource } from '../../api/generated/training.types.ts'
import { formatMoment } from '../../lib/venue-time.ts'
import { ExternalLink } from '../../ui/links/ExternalLink.tsx'
import { UnsafeAddress } from '../../ui/links/UnsafeAddress.tsx'
import { Hint, PartTitle } from '../../ui/looks.ts'
import css from './Certifications.module.css'
import { creditsOf, standingOf, validityOf } from './standing.ts'
import { StandingBadge } from './StandingBadge.tsx'

type CertificationCardProps = {
  certification: CertificationResource
  curriculum: CurriculumResource | undefined
  /** In milliseconds. */
  now: number
}

/** One certification: its curriculum, how long it is valid, and what it still takes to renew it. */
export function CertificationCard({ certification, curriculum, now }: CertificationCardProps) {
  const { id, attributes } = certification
  const { certifiedAt, activeEndDate, certificateUrl } = attributes
  const name = curriculum?.attributes.name ?? 'Curriculum'
  const standing = standingOf(attributes, now)
  const credits = creditsOf(attributes)
  const isOver = standing === 'expired' || standing === 'inactive'
  return (
    <li>
      <article className={css['card']} aria-labelledby={`certification-${id}`}>
        <div>
          <PartTitle id={`certification-${id}`}>{name}</PartTitle>
          <Hint>{curriculum?.attributes.abbreviation}</Hint>
        </div>
        <Group gap="sm">
          <StandingBadge standing={standing} />
          <Text>{validityOf(attributes, now)}</Text>
        </Group>
        {credits && (
          <div>
            <Text size="sm">{credits.text}</Text>
            {/* The text above says the same. */}
            <div aria-hidden>
              <Progress value={credits.percent} size="sm" my={6} {...(isOver && { color: 'gray' })} />
            </div>
            {activeEndDate && !isOver && !credits.isEnough && (
              <Hint>Earn them by {formatMoment(activeEndDate)}</Hint>
            )}
          </div>
        )}
        <div className={css['foot']}>
          <Hint>Certified {formatMoment(certifiedAt)}</Hint>
          {certificateUrl && (
            <ExternalLink href={certificateUrl} fw={600}>
              Certificate<span className="visually-hidden"> for {name}</span>
            </ExternalLink>
          )}
        </div>
        <UnsafeAddress address={certificateUrl} />
      </article>
    </li>
  )
}
