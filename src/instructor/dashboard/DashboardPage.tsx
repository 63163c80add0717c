import { useEffect } from 'react'
import { formatLongDay, noon } from '../../lib/venue-time.ts'
import { plural } from '../../lib/words.ts'
import { paths } from '../../paths.ts'
import { failureText } from '../../api/errors.ts'
import { useFailure } from '../../ui/failure/useFailure.ts'
import { RetryNotice, StaleNotice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { inDays } from '../shared/class-day.ts'
import { nearlyFull, seatsLeft, toGrade, withoutStudents } from './class-lists.ts'
import { ClassPanel } from './ClassPanel.tsx'
import css from './DashboardPage.module.css'
import { firstHour, isNewcomer } from './first-steps.ts'
import { FirstHour } from './FirstHour.tsx'
import { Lately } from './Lately.tsx'
import { NextClass } from './next-class/NextClass.tsx'
import { Readiness } from './Readiness.tsx'
import { type Home, useHome } from './useHome.ts'
import { Week } from './Week.tsx'

/** The home of an instructor: the class that runs or comes next, and what needs attention. */
export function DashboardPage() {
  const home = useHome()
  const { future, toGrade: begun, courses, completed } = home
  const lists = [future, begun, courses]
  const failure = useFailure([...lists, completed])
  const isNew = isNewcomer({ future: future.data, toGrade: begun.data, courses: courses.data })
  // One list after the other would move the panels below it.
  if (lists.some(({ data }) => !data) && !failure) return <PageSkeleton />
  const stale = lists.find(({ data, error }) => data && error)
  return (
    <Page heading="Home" subtitle={formatLongDay(noon(home.today))}>
      {failure ? (
        <RetryNotice>We could not load all of this page. {failureText(failure)}</RetryNotice>
      ) : (
        stale?.error && <StaleNotice error={stale.error} />
      )}
      {isNew ? <FirstHour home={home} /> : <Panels home={home} />}
    </Page>
  )
}

/** Lists that are not here were named once, above all panels. Their panels are left out. */
function Panels({ home }: { home: Home }) {
  const { future, toGrade: begun, completed, now, today, placeOf } = home
  const noFuture = useFailure([future])
  const noBegun = useFailure([begun])
  const noCompleted = useFailure([completed])
  useEffect(() => {
    firstHour.end()
  }, [])
  return (
    <div className={css['panels']}>
      {!noFuture && !noBegun && (
        <div className={css['main']}>
          <NextClass home={home} />
        </div>
      )}
      {!noBegun && (
        <div className={css['side']}>
          <ClassPanel
            title="To grade"
            query={begun}
            what="the classes to grade"
            choose={(all) => toGrade(all, now)}
            fact={({ attributes }) => plural(attributes.numberOfRegistrants, 'student')}
            placeOf={placeOf}
            linkOf={paths.submitResults}
            empty="Nothing to grade."
            all={{ to: paths.classesToGrade(), label: 'All classes to grade' }}
            shown={4}
          />
        </div>
      )}
      {!noFuture && !noBegun && (
        <div className={css['wide']}>
          <Week home={home} />
        </div>
      )}
      {!noFuture && (
        <>
          <div className={css['half']}>
            <ClassPanel
              title="Nearly full"
              query={future}
              what="the classes that are nearly full"
              choose={(all) => nearlyFull(all, now)}
              fact={(one) => `${plural(seatsLeft(one), 'seat')} left`}
              placeOf={placeOf}
              linkOf={paths.roster}
              empty="No class is nearly full."
              all={{ to: paths.myClasses(), label: 'All upcoming classes' }}
            />
          </div>
          <div className={css['half']}>
            <ClassPanel
              title="No students yet"
              query={future}
              what="the classes without students"
              choose={(all) => withoutStudents(all, now)}
              fact={({ attributes: { dates } }) => inDays(dates[0]?.startTime.slice(0, 10) ?? today, today)}
              placeOf={placeOf}
              linkOf={paths.roster}
              empty="Every upcoming class has students."
              all={{ to: paths.myClasses(), label: 'All upcoming classes' }}
            />
          </div>
        </>
      )}
      {!noBegun && !noCompleted && (
        <div className={css['wide']}>
          <Lately home={home} />
        </div>
      )}
      {/* Last, because it grows when its data arrives, and would move the panels below it. */}
      <div className={css['wide']}>
        <Readiness home={home} />
      </div>
    </div>
  )
}

export { DashboardPage as Component }
