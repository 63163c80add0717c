import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { courseQuery } from '../../api/queries.ts'
import { mapHref } from '../../lib/contact-href.ts'
import { LOADING } from '../../ui/Page.tsx'
import classes from './NextClass.module.css'
import { Retry } from './Retry.tsx'

/** Where a class meets, with a link to a map. Its space is reserved until the course has loaded. */
export function Venue({ courseId }: { courseId: string }) {
  const { data, error, refetch } = useQuery(courseQuery(courseId))
  if (!data)
    return error ? (
      <Retry what="the venue" onRetry={refetch} />
    ) : (
      <Text className={classes['venue'] ?? ''}>{LOADING}</Text>
    )
  const { name, fullAddress } = data.data.attributes.location
  const place = [name, fullAddress].filter(Boolean).join(', ')
  if (!place) return <Text c="dimmed">This course has no address.</Text>
  return (
    <Text className={classes['venue'] ?? ''}>
      {place}{' '}
      <Anchor href={mapHref(place)} target="_blank" rel="noreferrer" className={classes['map'] ?? ''}>
        Map<span className="visually-hidden"> of {name || 'the venue'}, in a new tab</span>
      </Anchor>
    </Text>
  )
}
