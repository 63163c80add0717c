import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { courseQuery } from '../../api/queries.ts'
import { mapHref } from '../../lib/contact-href.ts'
import { RetryLine } from '../Notice.tsx'
import { LOADING } from '../Page.tsx'
import { useFailure } from '../failure/useFailure.ts'
import css from './Venue.module.css'

/** Where a class of a course meets, with a link to a map. Its space is reserved until the course has loaded. */
export function Venue({ courseId }: { courseId: string }) {
  const course = useQuery(courseQuery(courseId))
  const failure = useFailure([course])
  const { data } = course
  if (!data)
    return failure ? <RetryLine what="the venue" /> : <Text className={css['venue'] ?? ''}>{LOADING}</Text>
  const { name, fullAddress } = data.data.attributes.location
  const place = [name, fullAddress].filter(Boolean).join(', ')
  if (!place) return <Text className={css['venue'] ?? ''}>This course has no address.</Text>
  return (
    <Text className={css['venue'] ?? ''}>
      {place}{' '}
      <Anchor href={mapHref(place)} target="_blank" rel="noreferrer" className={css['map'] ?? ''}>
        Map<span className="visually-hidden"> of {name || 'the venue'}, in a new tab</span>
      </Anchor>
    </Text>
  )
}
