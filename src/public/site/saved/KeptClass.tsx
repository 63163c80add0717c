import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ClassHit } from '../../../api/generated/search.types.ts'
import { formatPrice } from '../../../lib/money.ts'
import { slugify } from '../../../lib/slug.ts'
import { formatShortDay, formatTime } from '../../../lib/venue-time.ts'
import { paths } from '../../../paths.ts'
import { publicCourseQuery } from '../../course-page/class-queries.ts'
import { canonicalPath } from '../../course-page/course-facts.ts'
import { Spots } from '../../course-page/Dates.tsx'
import plain from '../../ui/plain.module.css'
import css from './KeptClass.module.css'
import { SaveToggle } from './SaveToggle.tsx'

type KeptClassProps = {
  /** Its next date. */
  hit: ClassHit
  /** What else a visitor can do with it. */
  children: ReactNode
}

/** A class that this device keeps. */
export const KeptClass = ({ hit, hit: { courseId, name, startTime }, children }: KeptClassProps) => (
  <li className={css['kept']}>
    <div className={css['what']}>
      <p className={plain['when']}>
        {startTime ? `${formatShortDay(startTime)}, ${formatTime(startTime)}` : 'No date yet'}
      </p>
      <h3>
        <a href={paths.publicClass(slugify(name), courseId)}>{name}</a>
      </h3>
      <p className={plain['dim']}>
        {hit.venue}, {hit.city}, {hit.state}
      </p>
    </div>
    <div className={css['price']}>
      <b>{formatPrice(hit.price)}</b>
      {startTime && <Spots date={hit} />}
    </div>
    <div className={css['actions']}>
      {children}
      <SaveToggle id={courseId} name={name} />
    </div>
  </li>
)

/** A class that the search does not list: people with its address may still see it, or it is gone. */
export function UnlistedClass({ id }: { id: string }) {
  const { data, error } = useQuery(publicCourseQuery(id))
  const isGone = error?.status === 404 || error?.status === 410
  return (
    <li className={css['kept']}>
      <p className={css['what']} role="status">
        {data ? (
          <a href={canonicalPath(data.data)}>{data.data.attributes.name}</a>
        ) : isGone ? (
          'This class is no longer offered.'
        ) : error ? (
          'We could not load this class.'
        ) : (
          'Loading …'
        )}
      </p>
      <SaveToggle id={id} name={data?.data.attributes.name ?? 'a class that is not listed'} />
    </li>
  )
}
