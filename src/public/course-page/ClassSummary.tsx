import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatPrice } from '../../lib/money.ts'
import { plural } from '../../lib/words.ts'
import { formatDays } from '../../lib/venue-time.ts'
import plain from '../ui/plain.module.css'
import type { Course } from './course-facts.ts'
import { type ClassDate, isOpen, nextOf } from './class-dates.ts'
import { Hours, Spots } from './Dates.tsx'
import { RequestLink } from '../ui/RequestLink.tsx'
import { RegisterElsewhere, RegisterForDate } from './Register.tsx'

type Dates = Pick<UseQueryResult<ClassDate[]>, 'data' | 'isError'>

type ClassSummaryProps = { course: Course; dates: Dates; children: ReactNode }

/** What decides whether a visitor stays: the price, the next date, and how to get a seat on it. @param children more ways to keep or share it */
export function ClassSummary({ course, dates: { data, isError }, children }: ClassSummaryProps) {
  const next = nextOf(data)
  return (
    <div className={`${plain['card']} ${plain['stack']}`}>
      <p>
        <strong className={plain['price']}>{formatPrice(course.attributes.price)}</strong>{' '}
        {course.attributes.price > 0 && <span className={plain['dim']}>a person</span>}
      </p>
      {!data && !isError && <div className={plain['lines']} />}
      {next && (
        <div>
          <p className={`${plain['dim']} ${plain['small']}`}>
            {next === data?.[0] ? 'Next date' : 'Next free date'}
          </p>
          <p className={plain['strong']}>{formatDays(next.days)}</p>
          <Hours date={next} />
          <Spots date={next} />
        </div>
      )}
      {data?.length === 0 && <p className={plain['strong']}>No upcoming dates</p>}
      {next && <RegisterForDate course={course} date={next} />}
      <Refund policy={course.attributes.cancellationPolicy} />
      {(!next || isOpen(next)) && <RegisterElsewhere course={course} hasDates={next !== undefined} />}
      {data && data.length > 1 && <a href="#dates">See all {plural(data.length, 'date')}</a>}
      <RequestLink request="details">Email me the details</RequestLink>
      <div className={plain['row']}>
        <RequestLink request="question" className={plain['link']}>
          Ask a question
        </RequestLink>
        <RequestLink request="email" className={plain['link']}>
          Send to a friend
        </RequestLink>
        {children}
      </div>
    </div>
  )
}

/** The usual policy in a line, or the way to another one. */
const Refund = ({ policy }: { policy: string }) =>
  policy && (
    <p className={plain['small']}>
      {policy.includes('at least 48 hours before') && policy.includes('full refund')
        ? 'Full refund until 48 hours before the class. '
        : ''}
      <a href="#cancellation">Cancellation policy</a>
    </p>
  )
