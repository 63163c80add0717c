import { Anchor, Text } from '@mantine/core'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { config } from '../../config.ts'
import { phoneHref } from '../../lib/contact-href.ts'
import { formatDays } from '../../lib/venue-time.ts'

type CorrectionProps = {
  occurrence: OccurrenceResource
  /** Whose result it is, if it is about one. */
  name?: string
}

/** Nobody can correct a result here: whom to call, and what to read out. */
export const Correction = ({ occurrence: { attributes }, name }: CorrectionProps) => (
  <Text size="sm">
    Wrong result? Call{' '}
    <Anchor href={phoneHref(config.supportPhone)} inherit underline="always">
      {config.supportPhone}
    </Anchor>
    , {config.supportHours}, and read out:{' '}
    <b>
      {attributes.name}, {formatDays(attributes.dates)}
      {name && (
        <>
          , <bdi>{name}</bdi>
        </>
      )}
    </b>
    .
  </Text>
)
